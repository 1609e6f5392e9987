import type { Kysely } from 'kysely';
import type { Language } from '../../domain/languages.ts';
import type { Channel, FormId, RequestKind, RequestState } from '../../domain/requests/index.ts';
import type { Admission, Deletion } from './store.ts';

/** The schema of both engines. Times are in milliseconds since 1970, UTC. */
export interface Tables {
  requests: {
    id: string;
    kind: RequestKind;
    form: FormId;
    language: Language;
    /** Texts by field name as JSON, which can hold NUL and lone surrogates. */
    fields: string;
    /** The sender's address in lower case. */
    email: string;
    /** The job of an application, by which it is closed. */
    job_title: string | null;
    job_closed_at: number | null;
    consent_version: string | null;
    consent_at: number | null;
    received_at: number;
    spam_reason: string | null;
    idempotency_key: string | null;
    body_digest: string | null;
    /** Product, type of infrastructure or job, set by its page. */
    subject: string | null;
  };
  files: {
    request_id: string;
    field: string;
    name: string;
    size: number;
    bytes: Uint8Array;
    /** 0: not checked; 1, or null from earlier versions: checked. */
    inspected: number | null;
  };
  outbox: {
    request_id: string;
    channel: Channel;
    message_id: string;
    attempts: number;
    created_at: number;
    /** Null when given up or withheld. */
    next_attempt_at: number | null;
    leased_until: number | null;
    delivered_at: number | null;
    last_error: string | null;
    /** Decision on a confirmation; null before it and on other channels. */
    admission: Admission | null;
  };
  deletions: { request_id: string; kind: RequestKind; reason: Deletion['reason']; at: number };
  /** No longer written: requests of a sender in a minute since 1970. */
  hits: { minute: number };
  /** Counters of confirmations that expire at `until`; the key is `all` or the salted hash of a recipient. */
  confirmations: { until: number; key: string; count: number };
  /** Salt for hashes of recipients on a day (UTC). */
  salts: { day: string; salt: string };
  /** State and note of a request; no row until staff set one. */
  handling: {
    request_id: string;
    state: RequestState;
    state_by: string | null;
    state_at: number | null;
    /** When its state first became `answered`; null again when it is reset to `new`. */
    answered_at: number | null;
    note: string;
    note_by: string | null;
    note_at: number | null;
  };
  /** Single-use links to the desk. Secrets are stored as hashes here and below. */
  sign_in_links: { secret_hash: string; browser_hash: string | null; person: string; until: number };
  sessions: { secret_hash: string; person: string; until: number };
  /** Browsers in which a person has signed in. */
  known_browsers: { secret_hash: string; person: string; until: number };
}

export type Db = Kysely<Tables>;

/** What differs between SQLite and PostgreSQL. */
export interface Engine {
  name: 'sqlite' | 'postgres';
  db: Db;
  /** Removes deleted data from the database files; false while a reader prevents it. */
  purge(): Promise<boolean>;
  close(): Promise<void>;
}

export function dateOrNull(value: number | null): Date | null {
  return value === null ? null : new Date(value);
}
