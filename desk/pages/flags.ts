import type { FlagId } from '../../design/Flag.tsx';
import type { Summary } from './api.ts';
import { words } from './words.ts';

/** The flag of a request: that of its product or infrastructure, else signal flag K. */
export function flagOf({ kind, subject }: Pick<Summary, 'kind' | 'subject'>): FlagId {
  switch (kind) {
    case 'demo':
      // A sender who bypasses the form chooses the subject.
      return Object.hasOwn(words.products, subject) ? (words.products[subject] as FlagId) : 'ics-K';
    case 'consultation':
      return subject === 'Prepaid Card' ? 'sign-prepaid-card' : 'sign-blockchain';
    case 'application':
      return 'ics-P';
    case 'api-access':
    case 'api-documentation':
      return 'sign-blockchain';
    default:
      return 'ics-K';
  }
}

/** A short title: the job, or the kind with the product. */
export function titleOf({ kind, form, subject }: Pick<Summary, 'kind' | 'form' | 'subject'>): string {
  const name = words.kinds[kind];
  if (kind === 'application') return subject;
  if (form === 'demo-home') return `${name} · ${words.homeForm}`;
  return kind === 'demo' || kind === 'consultation' ? `${name} · ${subject}` : name;
}
