import type { Kysely } from 'kysely';
import type { Language } from '../../domain/languages.ts';
import type { Channel, FormId, RequestKind, RequestState } from '../../domain/requests/index.ts';
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
    /** The job of an application, by which recruitment for it is ended. */
    job_title: string | null;
    job_closed_at: number | null;
    consent_version: string | null;
    consent_at: number | null;
    received_at: number;
    spam_reason: string | null;
    idempotency_key: string | null;
    body_digest: string | null;
    /** What its page fixed: a product, a type of infrastructure, a job. */
    subject: string | null;
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
  /** No longer written: requests of senders, counted until the end of that minute. */
  hits: { minute: number };
  /** Confirmations counted until that time: of a recipient, whose key is a salted hash, or of `all`. */
  confirmations: { until: number; key: string; count: number };
  /** The salt of a day (UTC) for the hashes of recipients. */
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

/** What differs between SQLite and PostgreSQL beside their blob type and migration lock; everything else is shared. */
export interface Engine {
  name: 'sqlite' | 'postgres';
  db: Db;
  /** Removes what deleted rows leave in the files of the database; false while a reader prevents it. */
  purge(): Promise<boolean>;
  close(): Promise<void>;
}

/** A date from a column that may be empty. */
export function dateOrNull(value: number | null): Date | null {
  return value === null ? null : new Date(value);
}
