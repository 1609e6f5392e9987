import type { Messages } from './messages.ts';

/** What stands above the fields after an attempt that did not succeed. */
export interface Report {
  /** `warning`: fields must be mended. `refusal`: it was tried and not done. */
  kind: 'warning' | 'refusal';
  /** May hold links as `[words](address)`. */
  title: string;
  text?: string;
  problems: { name: string; text: string }[];
}

interface Problems {
  /** What stands at the fields. */
  errors: Messages;
  /** The part of it that validation cannot find again: told by the function, or of a file that was removed at once. */
  refused: Messages;
}

/** How far a form is. Once its request is sent it is empty, and idle again. */
export type RequestState = Problems &
  (
    | { phase: 'idle' }
    /** `share` of the body is on its way, 0 to 1. */
    | { phase: 'sending'; share: number }
    | { phase: 'failed'; report: Report }
  );

export type RequestEvent =
  /** A field was changed, or a file chosen that has this `problem`; `validate` finds what is wrong with the form now. */
  | { type: 'edited'; name: string; problem?: string; validate: (refused: Messages) => Messages }
  | { type: 'sending' }
  | { type: 'progress'; share: number }
  | ({ type: 'failed'; report: Report } & Problems)
  | { type: 'sent' }
  | { type: 'closed' };

export const idle: RequestState = { phase: 'idle', errors: {}, refused: {} };

/** The state of a form after an event (a reducer of React). */
export function nextState(state: RequestState, event: RequestEvent): RequestState {
  switch (event.type) {
    case 'edited': {
      const { [event.name]: _, ...refused } = state.refused;
      if (event.problem) refused[event.name] = event.problem;
      // Before the first attempt nobody is told what is still missing.
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
