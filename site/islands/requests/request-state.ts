import type { Messages } from './messages.ts';

/** The summary above the fields after a failed attempt. */
export interface Report {
  /** `warning`: fields need correction. `refusal`: the request was not sent. */
  kind: 'warning' | 'refusal';
  /** May hold links as `[words](address)`. */
  title: string;
  text?: string;
  problems: { name: string; text: string }[];
}

interface Problems {
  errors: Messages;
  /** Those that validation cannot find again: reported by the function, or about a removed file. */
  refused: Messages;
}

export type RequestState = Problems &
  (
    | { phase: 'idle' }
    /** `share` of the body that is uploaded, 0 to 1. */
    | { phase: 'sending'; share: number }
    | { phase: 'failed'; report: Report }
  );

export type RequestEvent =
  /** A field was changed; `message` is that of a refused file. */
  | { type: 'edited'; name: string; message?: string; validate: (refused: Messages) => Messages }
  | { type: 'sending' }
  | { type: 'progress'; share: number }
  | ({ type: 'failed'; report: Report } & Problems)
  | { type: 'sent' }
  | { type: 'closed' };

export const idle: RequestState = { phase: 'idle', errors: {}, refused: {} };

/** The state of a form after an event (reducer). */
export function nextState(state: RequestState, event: RequestEvent): RequestState {
  switch (event.type) {
    case 'edited': {
      const { [event.name]: _, ...refused } = state.refused;
      if (event.message) refused[event.name] = event.message;
      // Before the first attempt missing fields are no errors.
      const errors = state.phase === 'failed' ? event.validate(refused) : refused;
      return { ...state, errors, refused };
    }
    case 'sending':
      return { phase: 'sending', share: 0, errors: {}, refused: {} };
    case 'progress':
      return state.phase === 'sending' ? { ...state, share: event.share } : state;
    case 'failed': {
      const { report, errors, refused } = event;
      return { phase: 'failed', report, errors, refused };
    }
    case 'sent':
      return idle;
    case 'closed':
      return state.phase === 'sending' ? state : idle;
  }
}
