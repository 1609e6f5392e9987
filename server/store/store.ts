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

/**
 * Whether a confirmation may leave. `granted`: counted, or sent by staff. Otherwise it is withheld, because its
 * recipient has had the confirmations of the day, all together have had those of the hour, or the address that asked
 * has used up its part of them.
 */
export type Admission = 'granted' | Withheld;
export type Withheld = 'recipient' | 'ceiling' | 'sender';

export interface ConfirmationLimits {
  /** For one recipient on a day (UTC). */
  perDay: number;
  /** For all together in an hour of the clock; 0 = no limit. */
  perHour: number;
}

export interface StoredFile {
  /** The form field it came from, `resume` or `coverLetter`. */
  field: string;
  /** Safe file name, ending in `.pdf`. */
  name: string;
  /** False: nobody looked into it, it may be damaged or encrypted. */
  inspected: boolean;
  bytes: Uint8Array;
}

export interface Consent {
  /** Version of the consent text the sender saw. */
  version: string;
  at: Date;
}

/** What every request has beside its kind and its texts. */
interface RequestMetadata {
  /** Which form it came from; decides the words of its mails. */
  form: FormId;
  language: Language;
  consent: Consent | null;
  receivedAt: Date;
  /** When recruitment for its job ended, from which its period counts; null while it goes on and for other kinds. */
  jobClosedAt: Date | null;
  /** Why it looks like spam; null for an ordinary request. Spam is kept apart and sends nothing. */
  spamReason: string | null;
}

/** A validated request on its way into the store. Its texts are as typed, byte for byte. */
export type IncomingRequest = KindAndFields &
  RequestMetadata & {
    files: readonly StoredFile[];
    /** The sender's Idempotency-Key, if any; kept together with a digest of the body. */
    idempotency: { key: string; digest: string } | null;
  };

/** `replayed`: the same key with the same body came before. `conflict`: the same key with another body. */
export type SaveResult = { outcome: 'saved' | 'replayed'; id: string } | { outcome: 'conflict' };

export type StoredRequest = KindAndFields &
  RequestMetadata & {
    id: string;
    /** `size` 0: the file was deleted while its request was suspected of spam. */
    files: readonly (Omit<StoredFile, 'bytes'> & { size: number })[];
    handling: Handling;
  };

/** A row of the outbox, leased by this process: request and channel name it. */
export interface Outgoing {
  requestId: string;
  channel: Channel;
  /** Fixed for the row, so that a second sending is recognisable as the first (RFC 5322, 3.6.4). */
  messageId: string;
  /** Failed attempts so far. */
  attempts: number;
  createdAt: Date;
}

export interface OutgoingState extends Outgoing {
  /** Null once it was given up or withheld; `resend` makes it due again. */
  nextAttemptAt: Date | null;
  withheld: Withheld | null;
  deliveredAt: Date | null;
  lastError: string | null;
}

/** A place in the list of requests. */
type Place = Pick<StoredRequest, 'id' | 'receivedAt'>;

export interface RequestFilter {
  kind?: RequestKind;
  language?: Language;
  state?: RequestState;
  spam?: boolean;
  since?: Date;
  /** Received before this moment. */
  until?: Date;
  email?: string;
  /** Words that must all stand in its number or its texts, in whatever case. */
  search?: string;
  /** Only requests behind this one, to read long lists in pages. */
  after?: Place;
  /** Only requests before this one; those next to it. */
  before?: Place;
  /** At most this many, 100 unless told. */
  limit?: number;
}

/** The record that a deletion leaves. Holds no personal data. */
export interface Deletion {
  requestId: string;
  kind: RequestKind;
  reason: 'retention' | 'erasure' | 'spam';
  at: Date;
}

/** Where requests live. SQLite and PostgreSQL stand behind the same interface and hold the same schema. */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  readonly requests: Requests;
  readonly outbox: Outbox;
  readonly erasure: Erasure;
  readonly statistics: Statistics;
  readonly desk: Desk;
  /** Throws when the store cannot answer. */
  ping(): Promise<void>;
  /**
   * Writes requests, files, outgoing rows and deletions as they are at one moment into a new SQLite file, from either
   * engine and while the store is in use, and checks it.
   */
  backup(file: string): Promise<RowCounts>;
  /** Fills an empty store with all of a backup, made on either engine, or with nothing. */
  restore(file: string): Promise<RowCounts>;
  close(): Promise<void>;
}

export interface Requests {
  /**
   * One transaction: request, files, and one outgoing row for each channel (none for spam). Its confirmation may be
   * withheld from the start.
   */
  save(
    request: IncomingRequest,
    channels: readonly Channel[],
    withheld?: Withheld | null,
  ): Promise<SaveResult>;
  /** The newest first. */
  find(filter?: RequestFilter): Promise<StoredRequest[]>;
  get(id: string): Promise<StoredRequest | null>;
  files(requestId: string): Promise<StoredFile[]>;
  /** Makes suspected spam an ordinary request with its outgoing rows. False when there is none with that id. */
  release(id: string, channels: readonly Channel[], now: Date): Promise<boolean>;
  /** Titles of jobs with applications whose recruitment has not ended, and how many applications each has. */
  openJobs(): Promise<{ jobTitle: string; applications: number }[]>;
  /** Ends recruitment for a job: its applications are due for deletion a year later. Returns how many. */
  closeJob(jobTitle: string, at: Date): Promise<number>;
  /** Ends recruitment for every job but these. Returns how many applications that concerns. */
  closeJobsExcept(jobTitles: readonly string[], at: Date): Promise<number>;
}

export interface Outbox {
  /** Leases up to `limit` rows that are due, confirmations last; no other process gets them until the lease ends. */
  lease(limit: number, now: Date, leaseMs: number): Promise<Outgoing[]>;
  /** Keeps rows that are still being sent from other processes for `leaseMs` more. */
  extendLease(outgoing: readonly Outgoing[], now: Date, leaseMs: number): Promise<void>;
  /**
   * Admits or withholds a confirmation, and counts it for its recipient, of whose address only a salted hash is stored,
   * and for all. Decided once, however often it is sent. Null when it was erased meanwhile.
   */
  admit(
    outgoing: Outgoing,
    recipient: string,
    limits: ConfirmationLimits,
    now: Date,
  ): Promise<Admission | null>;
  markDelivered(outgoing: Outgoing, at: Date): Promise<void>;
  /** Counts a failed attempt; without a next one the row is given up, but stays visible. */
  markFailed(outgoing: Outgoing, error: string, nextAttemptAt: Date | null): Promise<void>;
  /** Adds the mail that tells the company of a failing row, unless one was added in the hour of `now`. */
  alert(outgoing: Outgoing, now: Date): Promise<boolean>;
  /** Takes back an alert that was not sent, so that the next failing row is told in the same hour. */
  withdrawAlert(outgoing: Outgoing): Promise<void>;
  /** Rows with their state; `waiting`: those that are not delivered, withheld ones too. */
  outgoing(filter?: OutgoingFilter): Promise<OutgoingState[]>;
  /** What is not delivered, for every channel; `failing` are those of the waiting with at least so many attempts. */
  backlog(manyAttempts: number): Promise<Backlog[]>;
  /** What is not delivered, by channel and cause: the most frequent causes, and how many rows there are in all. */
  waitingByCause(limit: number): Promise<{ causes: WaitingCause[]; count: number }>;
  /** What an alert tells: the row that has failed most often, at least so many times, and how many wait, alerts aside. */
  failing(manyAttempts: number): Promise<{ worst: OutgoingState | null; waiting: number }>;
  /** Makes every row of these channels due that waits for another attempt. Returns how many. */
  resume(channels: readonly Channel[], now: Date): Promise<number>;
  /**
   * Makes undelivered rows due at once: of one request withheld ones too, and with `all` delivered ones. Without a
   * request those of all requests that are not withheld. Returns how many.
   */
  resend(requestId: string | null, now: Date, options?: { all?: boolean }): Promise<number>;
}

export interface OutgoingFilter {
  requestId?: string;
  requestIds?: readonly string[];
  waiting?: boolean;
}

export interface Erasure {
  /** Requests whose period ends on or before the day of `now`, deleted with files and outbox unless `dryRun`. */
  deleteDue(now: Date, options?: { dryRun?: boolean }): Promise<Deletion[]>;
  /** Deletes the files of what has been suspected of spam for 30 days; the rest of it stays. Returns how many. */
  deleteSpamFiles(now: Date, options?: { dryRun?: boolean }): Promise<number>;
  /** Deletes the counts of confirmations of hours and days that have ended, and the salts of the days before. */
  deleteExpiredCounts(now: Date): Promise<void>;
  /** Deletes everything of a sender, by email address, case-insensitively. */
  erase(email: string, now: Date): Promise<Deletion[]>;
  /** Deletes those of these requests that are suspected of spam. */
  discard(ids: readonly string[], now: Date): Promise<Deletion[]>;
  /** Every deletion that is known here: the records of this machine, and those of the others in the database. */
  deletions(): Promise<Deletion[]>;
  /** Records deletions that came back with a backup, and deletes their requests again. Returns how many were there. */
  repeatDeletions(deletions: readonly Deletion[]): Promise<number>;
  /**
   * Removes what deleted rows have left in the files of the database. False while another process that reads, such as
   * a backup, prevents it. While an SQLite file is open this also happens every few seconds; on PostgreSQL it is one
   * VACUUM.
   */
  purge(): Promise<boolean>;
}

export interface Backlog {
  channel: Channel;
  /** Will be tried, now or later. */
  waiting: number;
  failing: number;
  withheld: number;
  givenUp: number;
  /** When the oldest of the waiting was stored. */
  oldest: Date | null;
}

/** Rows of the outbox that wait for the same thing. */
export interface WaitingCause {
  channel: Channel;
  withheld: Withheld | null;
  /** What the other side has said; null before the first attempt. */
  error: string | null;
  count: number;
  /** When the oldest was stored. */
  since: Date;
}

/** How many rows a backup has. */
export interface RowCounts {
  requests: number;
  files: number;
  outbox: number;
  deletions: number;
  handling: number;
}

/** Files outside of the store that belong to requests and are deleted with them, such as mails as files. */
export interface RequestFiles {
  /** The numbers of all requests that have files there. */
  ids(): string[];
  remove(requestIds: readonly string[]): void;
}

export interface StoreOptions {
  /** `postgres://…`; without it the SQLite file in `dataDir` is used. */
  databaseUrl: string | null;
  /** Folder of the SQLite file and the deletion records. */
  dataDir: string;
  /** Told what was deleted, also by another machine; each keeper of files deletes its own. */
  requestFiles: readonly RequestFiles[];
  /** Right side of every Message-ID: the domain of MAIL_FROM. */
  mailDomain: string;
  /** Logs what the store does in the background; the command line has none. */
  log?: Log;
}
