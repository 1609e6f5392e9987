import type { Language } from '../../domain/languages.ts';
import type {
  Channel,
  FormId,
  KindAndFields,
  RequestKind,
  RequestState,
} from '../../domain/requests/index.ts';
import type { Log } from '../log.ts';
import type { Desk, Handling, Statistics } from './staff-store.ts';

/** Whether a confirmation may be sent: within the limits or sent by staff. Otherwise the limit that it exceeds. */
export type Admission = 'granted' | Withheld;
/** Limit of its recipient (a day), of all confirmations (an hour), or of the network address that sent the request. */
export type Withheld = 'recipient' | 'ceiling' | 'sender';

export interface ConfirmationLimits {
  /** To one recipient on a day (UTC). */
  perDay: number;
  /** To all recipients in a clock hour; 0 = no limit. */
  perHour: number;
}

export interface StoredFile {
  /** Its form field, `resume` or `coverLetter`. */
  field: string;
  /** Safe file name, ending in `.pdf`. */
  name: string;
  /** False when it was not checked: it may be damaged or encrypted. */
  inspected: boolean;
  bytes: Uint8Array;
}

export interface Consent {
  /** Version of the consent text the sender saw. */
  version: string;
  at: Date;
}

interface RequestMetadata {
  /** Decides the words of its mails. */
  form: FormId;
  language: Language;
  consent: Consent | null;
  receivedAt: Date;
  /** Start of the retention period of an application; null while recruitment goes on, and for other kinds. */
  jobClosedAt: Date | null;
  /** Why it is suspected of spam, or null. Suspected spam sends nothing. */
  spamReason: string | null;
}

/** A validated request before it is stored. Its texts are as typed, byte for byte. */
export type IncomingRequest = KindAndFields &
  RequestMetadata & {
    files: readonly StoredFile[];
    /** The sender's Idempotency-Key and a digest of the body. */
    idempotency: { key: string; digest: string } | null;
  };

/** `replayed`: same key and body as an earlier request. `conflict`: same key, another body. */
export type SaveResult = { outcome: 'saved' | 'replayed'; id: string } | { outcome: 'conflict' };

export type StoredRequest = KindAndFields &
  RequestMetadata & {
    id: string;
    /** `size` 0: deleted while the request was suspected of spam. */
    files: readonly (Omit<StoredFile, 'bytes'> & { size: number })[];
    handling: Handling;
  };

/** A row of the outbox; request and channel are its key. */
export interface Outgoing {
  requestId: string;
  channel: Channel;
  /** The same at every attempt, so that duplicates are recognised (RFC 5322, 3.6.4). */
  messageId: string;
  /** Failed attempts. */
  attempts: number;
  createdAt: Date;
}

export interface OutgoingState extends Outgoing {
  /** Null when given up or withheld. */
  nextAttemptAt: Date | null;
  withheld: Withheld | null;
  deliveredAt: Date | null;
  lastError: string | null;
}

/** A position in the list of requests. */
type Place = Pick<StoredRequest, 'id' | 'receivedAt'>;

export interface RequestFilter {
  kind?: RequestKind;
  language?: Language;
  state?: RequestState;
  spam?: boolean;
  /** Received at this time or later. */
  since?: Date;
  /** Received before this time. */
  until?: Date;
  email?: string;
  /** Words that must all occur in its number or its texts, in any case. */
  search?: string;
  /** For the next page: requests older than this one. */
  after?: Place;
  /** For the previous page: the requests directly newer than this one. */
  before?: Place;
  /** Default 100. */
  limit?: number;
}

/** Record of a deletion, without personal data. */
export interface Deletion {
  requestId: string;
  kind: RequestKind;
  reason: 'retention' | 'erasure' | 'spam';
  at: Date;
}

/** The database of requests: SQLite or PostgreSQL with the same schema. */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  readonly requests: Requests;
  readonly outbox: Outbox;
  readonly erasure: Erasure;
  readonly statistics: Statistics;
  readonly desk: Desk;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** Writes a snapshot into a new SQLite file, from either engine and during use, and verifies it. */
  backup(file: string): Promise<RowCounts>;
  /** Fills an empty store from a backup of either engine, in one transaction. */
  restore(file: string): Promise<RowCounts>;
  close(): Promise<void>;
}

export interface Requests {
  /** Stores request, files and one outgoing row for each channel (none for spam) in one transaction. */
  save(
    request: IncomingRequest,
    channels: readonly Channel[],
    /** Withholds its confirmation. */
    withheld?: Withheld | null,
  ): Promise<SaveResult>;
  /** Newest first. */
  find(filter?: RequestFilter): Promise<StoredRequest[]>;
  get(id: string): Promise<StoredRequest | null>;
  files(requestId: string): Promise<StoredFile[]>;
  /** Makes suspected spam an ordinary request with outgoing rows. False when it is not suspected, or not found. */
  release(id: string, channels: readonly Channel[], now: Date): Promise<boolean>;
  /** Jobs that have applications and are not closed. */
  openJobs(): Promise<{ jobTitle: string; applications: number }[]>;
  /** Closes a job: the retention period of its applications begins. Returns their number. */
  closeJob(jobTitle: string, at: Date): Promise<number>;
  /** Closes every job but these. Returns the number of applications concerned. */
  closeJobsExcept(jobTitles: readonly string[], at: Date): Promise<number>;
}

export interface Outbox {
  /** Leases up to `limit` due rows, confirmations last. Other processes skip them until the lease expires. */
  lease(limit: number, now: Date, leaseMs: number): Promise<Outgoing[]>;
  /** Extends the leases of rows that are still being sent to `leaseMs` from now. */
  extendLease(outgoing: readonly Outgoing[], now: Date, leaseMs: number): Promise<void>;
  /** Admits or withholds a confirmation, once for all its attempts. Null when it was erased. */
  admit(
    outgoing: Outgoing,
    recipient: string,
    limits: ConfirmationLimits,
    now: Date,
  ): Promise<Admission | null>;
  markDelivered(outgoing: Outgoing, at: Date): Promise<void>;
  /** Counts a failed attempt. Null as next attempt: the row is given up. */
  markFailed(outgoing: Outgoing, error: string, nextAttemptAt: Date | null): Promise<void>;
  /** Adds an alert about a failing row, at most one in a clock hour. False when there was one. */
  alert(outgoing: Outgoing, now: Date): Promise<boolean>;
  /** Deletes an alert that was not sent, so that another row may alert in the same hour. */
  withdrawAlert(outgoing: Outgoing): Promise<void>;
  outgoing(filter?: OutgoingFilter): Promise<OutgoingState[]>;
  /** Counts of undelivered rows, for every channel. */
  backlog(manyAttempts: number): Promise<Backlog[]>;
  /** The most frequent reasons why rows wait, and the number of all undelivered rows. */
  waitingByCause(limit: number): Promise<{ causes: WaitingCause[]; count: number }>;
  /** The row with the most failed attempts, if `manyAttempts` or more, and the number of waiting rows, without alerts. */
  failing(manyAttempts: number): Promise<{ worst: OutgoingState | null; waiting: number }>;
  /** Makes rows of these channels that wait for their next attempt due now. Returns their number. */
  resume(channels: readonly Channel[], now: Date): Promise<number>;
  /**
   * Makes undelivered rows due now; with `all`, delivered ones too. Those of one request, withheld ones too, or with
   * null those of all requests that are not withheld. Returns their number.
   */
  resend(requestId: string | null, now: Date, options?: { all?: boolean }): Promise<number>;
}

export interface OutgoingFilter {
  requestId?: string;
  requestIds?: readonly string[];
  /** Undelivered rows, withheld ones too. */
  waiting?: boolean;
}

export interface Erasure {
  /** Deletes requests whose retention period has ended, with files and outbox. */
  deleteDue(now: Date): Promise<Deletion[]>;
  /** Deletes the files of requests suspected of spam for 30 days. Returns their number. */
  deleteSpamFiles(now: Date): Promise<number>;
  /** Deletes counters and salts of confirmations that are no longer needed. */
  deleteExpiredCounts(now: Date): Promise<void>;
  /** Deletes all requests of an email address, in any case. */
  erase(email: string, now: Date): Promise<Deletion[]>;
  /** Deletes those of these requests that are suspected of spam. */
  discard(ids: readonly string[], now: Date): Promise<Deletion[]>;
  /** All deletion records of this machine and of the database. */
  deletions(): Promise<Deletion[]>;
  /** Adds deletion records of a backup and deletes their requests again. Returns the number of requests. */
  repeatDeletions(deletions: readonly Deletion[]): Promise<number>;
  /**
   * Removes deleted data from the database files: a WAL checkpoint, which an open SQLite store also does every few
   * seconds, or a VACUUM of PostgreSQL. False while another process that reads prevents it.
   */
  purge(): Promise<boolean>;
}

export interface Backlog {
  channel: Channel;
  /** Has a next attempt. */
  waiting: number;
  /** Waiting rows with many failed attempts. */
  failing: number;
  withheld: number;
  givenUp: number;
  /** When the oldest waiting row was stored. */
  oldest: Date | null;
}

/** Undelivered rows with the same channel and error. */
export interface WaitingCause {
  channel: Channel;
  withheld: Withheld | null;
  /** Last error; null before the first attempt. */
  error: string | null;
  count: number;
  /** When the oldest was stored. */
  since: Date;
}

/** Rows in a backup. */
export interface RowCounts {
  requests: number;
  files: number;
  outbox: number;
  deletions: number;
  handling: number;
}

export interface StoreOptions {
  /** `postgres://…`; null for the SQLite file in `dataDir`. */
  databaseUrl: string | null;
  /** Folder of the SQLite file, the deletion records, mails and downloads. */
  dataDir: string;
  /** Right side of every Message-ID: the domain of MAIL_FROM. */
  mailDomain: string;
  /** For background work; the command line has none. */
  log?: Log;
}
