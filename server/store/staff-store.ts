import type { Language } from '../../domain/languages.ts';
import type { FormId, RequestKind, RequestState } from '../../domain/requests/index.ts';

/** State and note that staff give a request. */
export interface Handling {
  state: RequestState;
  /** Author and time of the state; null until somebody sets it. */
  stateBy: string | null;
  stateAt: Date | null;
  /** When its state first became `answered`. */
  answeredAt: Date | null;
  note: string;
  noteBy: string | null;
  noteAt: Date | null;
}

/** Number of requests of one day (UTC), kind and suspicion of spam. */
export interface ReceivedOnDay {
  day: Date;
  kind: RequestKind;
  spam: boolean;
  count: number;
}

/** Number of requests of one form and subject, which together identify a page. */
export interface ReceivedFromPage {
  form: FormId;
  /** Product, type of infrastructure or job of the page; null where it has none. */
  subject: string | null;
  languages: Partial<Record<Language, number>>;
  count: number;
}

/** Number of requests of an address, and the newest. */
export interface SentRequests {
  count: number;
  newest: { id: string; kind: RequestKind; receivedAt: Date }[];
}

export interface Statistics {
  /** Number of requests in each state and of those suspected of spam. */
  countByState(): Promise<Record<RequestState | 'spam', number>>;
  receivedByDay(since: Date, until: Date): Promise<ReceivedOnDay[]>;
  /** The `limit` pages with the most requests, without suspected spam. Senders without a page choose the subject. */
  receivedByPage(since: Date, limit: number): Promise<ReceivedFromPage[]>;
  /**
   * Histogram of the time from receipt to answer, in milliseconds: `counts[i]` requests took less than `ends[i]`, the
   * last number is the rest.
   */
  answerTimes(
    since: Date,
    ends: readonly number[],
  ): Promise<{ counts: number[]; count: number; median: number | null }>;
  /** Number of applications by the day (UTC) on which their job was closed. */
  closedByDay(): Promise<{ day: Date; count: number }[]>;
  /** Requests of an address, suspected spam too; at most `limit` of the newest. */
  sentBy(email: string, limit: number): Promise<SentRequests>;
  /** Size of the database in bytes. */
  size(): Promise<number>;
}

/** What staff write at the desk, and their sign-in. Secrets are stored as hashes. */
export interface Desk {
  /** False when the request does not exist or is suspected of spam. */
  setState(id: string, state: RequestState, person: string, now: Date): Promise<boolean>;
  /** `seen` is the time of the note that this one replaces; `changed` when the stored note has another time. */
  setNote(
    id: string,
    note: string,
    seen: Date | null,
    person: string,
    now: Date,
  ): Promise<'saved' | 'changed' | 'unknown'>;

  /** Stores a sign-in link; with `browser`, only the browser with that secret can use it. */
  addLink(link: { secret: string; browser: string | null; person: string; until: Date }): Promise<void>;
  /** Deletes a link and returns its person. Null when it is unknown, expired, or for another browser. */
  takeLink(secret: string, browser: string | null, now: Date): Promise<string | null>;
  addSession(session: { secret: string; person: string; until: Date }): Promise<void>;
  session(secret: string, now: Date): Promise<{ person: string; until: Date } | null>;
  endSession(secret: string): Promise<void>;
  /** Deletes all sessions, links and known browsers of a person. */
  endSessions(person: string): Promise<void>;
  /** Remembers a browser in which a person has signed in. */
  addKnownBrowser(browser: { secret: string; person: string; until: Date }): Promise<void>;
  isKnownBrowser(secret: string, person: string, now: Date): Promise<boolean>;
  /** Deletes expired links, sessions and known browsers. */
  deleteExpiredSignIns(now: Date): Promise<void>;
}
