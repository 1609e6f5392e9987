import type { Language } from '../../domain/languages.ts';
import type { FormId, RequestKind, RequestState } from '../../domain/requests/index.ts';

/** What staff have noted about a request. Deleted with it. */
export interface Handling {
  state: RequestState;
  /** Who gave it that state, and when; null while nobody has. */
  stateBy: string | null;
  stateAt: Date | null;
  /** When it was first called answered. */
  answeredAt: Date | null;
  note: string;
  noteBy: string | null;
  noteAt: Date | null;
}

/** Requests of one day (UTC) that have all of this in common. */
export interface ReceivedOnDay {
  day: Date;
  kind: RequestKind;
  spam: boolean;
  count: number;
}

/** Requests sent from one page, which its form and subject tell. */
export interface ReceivedFromPage {
  form: FormId;
  /** What the page fixed: a product, a role; null where it fixes none. */
  subject: string | null;
  /** How many in each language that any came in, and in all. */
  languages: Partial<Record<Language, number>>;
  count: number;
}

/** What an address has sent: how many requests, and the newest of them. */
export interface SentRequests {
  count: number;
  newest: { id: string; kind: RequestKind; receivedAt: Date }[];
}

export interface KindStats {
  kind: RequestKind;
  requests: number;
  spam: number;
  waiting: number;
  withheld: number;
  oldest: Date | null;
}

/** Numbers about all requests. */
export interface Statistics {
  /** For each kind: requests, suspected spam, outgoing rows that wait or are withheld, the oldest request. */
  byKind(): Promise<KindStats[]>;
  /** How many requests have each state, and how many are suspected of spam. */
  countByState(): Promise<Record<RequestState | 'spam', number>>;
  /** What came in on each day between those moments, suspected spam too. */
  receivedByDay(since: Date, until: Date): Promise<ReceivedOnDay[]>;
  /**
   * The pages from which most came in since then, at most `limit`, suspected spam not counted. Bounded, because whoever
   * sends without a page chooses the subject.
   */
  receivedByPage(since: Date, limit: number): Promise<ReceivedFromPage[]>;
  /**
   * How long those requests waited that were received since then and have been answered, in milliseconds: how many of
   * them less than each of `ends`, from the end before it on; the last number is that of the rest.
   */
  answerTimes(
    since: Date,
    ends: readonly number[],
  ): Promise<{ counts: number[]; count: number; median: number | null }>;
  /** How many applications of closed jobs there are, by the day (UTC) on which their job was closed. */
  closedByDay(): Promise<{ day: Date; count: number }[]>;
  /** How many requests an address has sent, suspected spam too, and the newest of them. */
  sentBy(email: string, limit: number): Promise<SentRequests>;
  /** Bytes of the database. */
  size(): Promise<number>;
}

/** What staff note about requests, and how they sign in at the desk. */
export interface Desk {
  /** Says how far staff are with a request. False when there is none with that number that is no suspected spam. */
  setState(id: string, state: RequestState, person: string, now: Date): Promise<boolean>;
  /**
   * Writes the note of a request. `seen`: when the note was written that this one replaces; `changed` when somebody has
   * written another one since.
   */
  setNote(
    id: string,
    note: string,
    seen: Date | null,
    person: string,
    now: Date,
  ): Promise<'saved' | 'changed' | 'unknown'>;

  /** Keeps a link until then; `browser`: who opens it must also know this. Both secrets are stored as hashes. */
  addLink(link: { secret: string; browser: string | null; person: string; until: Date }): Promise<void>;
  /** Uses a link up and says whom it is for. Null when there is none, or it is too old, or for another browser. */
  takeLink(secret: string, browser: string | null, now: Date): Promise<string | null>;
  /** Keeps a session until then. The secret is stored as a hash. */
  addSession(session: { secret: string; person: string; until: Date }): Promise<void>;
  session(secret: string, now: Date): Promise<{ person: string; until: Date } | null>;
  endSession(secret: string): Promise<void>;
  /** Ends every session and every link of somebody, and knows none of their browsers any more. */
  endSessions(person: string): Promise<void>;
  /** Keeps until then that somebody has signed in in a browser. What it knows itself by is stored as a hash. */
  addKnownBrowser(browser: { secret: string; person: string; until: Date }): Promise<void>;
  /** Whether that person has signed in in that browser. */
  isKnownBrowser(secret: string, person: string, now: Date): Promise<boolean>;
  /** Deletes links, sessions and known browsers whose time is over. */
  deleteExpiredSignIns(now: Date): Promise<void>;
}
