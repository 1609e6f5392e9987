import type { CompiledQuery, Insertable, Kysely, Transaction } from 'kysely';
import type { Language } from '../../domain/languages.ts';
import type { Channel, FormId, RequestKind, RequestState } from '../../domain/requests/index.ts';
import type { GroupCommit } from './group-commit.ts';
import type { Admission, Deletion } from './store.ts';

/** The schema, the same in both engines. Every time is in milliseconds since 1970, UTC. */
export interface Tables {
  requests: {
    id: string;
    kind: RequestKind;
    form: FormId;
    language: Language;
    /** Texts by field name, as JSON: every string survives, NUL and lone surrogates too. */
    fields: string;
    /** The sender's address in lower case, for finding and erasing. */
    email: string;
    job_title: string | null;
    job_closed_at: number | null;
    consent_version: string | null;
    consent_at: number | null;
    received_at: number;
    spam_reason: string | null;
    idempotency_key: string | null;
    body_digest: string | null;
  };
  files: {
    request_id: string;
    field: string;
    name: string;
    size: number;
    bytes: Uint8Array;
    /** 0: nobody looked into it; 1, or null from earlier versions: it was looked into. */
    inspected: number | null;
  };
  outbox: {
    request_id: string;
    channel: Channel;
    message_id: string;
    attempts: number;
    created_at: number;
    /** Null once given up or withheld. */
    next_attempt_at: number | null;
    leased_until: number | null;
    delivered_at: number | null;
    last_error: string | null;
    /** Of confirmations: null until `admit` has decided. */
    admission: Admission | null;
  };
  deletions: { request_id: string; kind: RequestKind; reason: Deletion['reason']; at: number };
  /** Requests and KiB of uploads, counted by sender until the end of that minute; the key is a salted hash. */
  hits: { minute: number; key: string; count: number };
  /** Confirmations counted until that time: of a recipient, whose key is a salted hash, or of `all`. */
  confirmations: { until: number; key: string; count: number };
  salts: { day: string; salt: string };
  /** What staff have noted about a request; none while nobody has. */
  handling: {
    request_id: string;
    state: RequestState;
    state_by: string | null;
    state_at: number | null;
    /** When it was first called answered; null again once it is called new. */
    answered_at: number | null;
    note: string;
    note_by: string | null;
    note_at: number | null;
  };
  /** Single-use links to the desk. Of what is secret there are only hashes here. */
  sign_in_links: { secret_hash: string; browser_hash: string | null; person: string; until: number };
  sessions: { secret_hash: string; person: string; until: number };
  /** Browsers in which somebody has signed in. */
  known_browsers: { secret_hash: string; person: string; until: number };
}

export type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;

/** A request without files on its way into the tables. */
export interface NewRequest {
  request: Insertable<Tables['requests']>;
  outgoing: readonly Insertable<Tables['outbox']>[];
}

/** What differs between SQLite and PostgreSQL; everything else is shared. */
export interface Engine {
  name: 'sqlite' | 'postgres';
  db: Db;
  /** Runs one statement that writes, waiting a while when another process holds the lock. */
  write<Result>(statement: (db: Db) => Promise<Result>): Promise<Result>;
  /** Runs `work` in one transaction that may write, waiting a while when another process holds the lock. */
  transaction<Result>(work: (trx: Trx) => Promise<Result>): Promise<Result>;
  /**
   * Storing requests with their outgoing rows, faster than as single statements: those cost more than the commit
   * itself. For each, false when its id or its idempotency key is there already.
   */
  insertBatch: GroupCommit<NewRequest, boolean>;
  /**
   * Runs statements about files, up to 20 MB, in one transaction without keeping anybody waiting. False, and nothing is
   * changed, when one of them changes no row.
   */
  backgroundTransaction(queries: readonly CompiledQuery[]): Promise<boolean>;
  /** Reads rows with the bytes of files without keeping anybody waiting. */
  backgroundRows<Row>(query: CompiledQuery<Row>): Promise<Row[]>;
  /** Whether several processes may lease at the same moment and must skip each other's rows. */
  skipLocked: boolean;
  /** Removes what deleted rows leave behind in files of the database; false while somebody who reads prevents it. */
  purge(): Promise<boolean>;
  ping(): Promise<void>;
  /** Reads everything as it is at one moment, without keeping anybody from writing. */
  snapshot<Result>(read: (source: Trx) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A date from a column that may be empty. */
export function dateOrNull(value: number | null): Date | null {
  return value === null ? null : new Date(value);
}
