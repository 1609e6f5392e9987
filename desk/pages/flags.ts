import type { FlagId } from '../../design/Flag.tsx';
import type { Summary } from './api.ts';
import { words } from './words.ts';

/** The flag that a request flies: that of the product or infrastructure it asks for; K opens every other conversation. */
export function flagOf({ kind, subject }: Pick<Summary, 'kind' | 'subject'>): FlagId {
  switch (kind) {
    case 'demo':
      // Whoever sends without a page chooses the subject.
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

/** What a request asks for, in a few words: the product, the role, or the kind alone. */
export function titleOf({ kind, form, subject }: Pick<Summary, 'kind' | 'form' | 'subject'>): string {
  const name = words.kinds[kind];
  if (kind === 'application') return subject;
  if (form === 'demo-home') return `${name} · ${words.homeForm}`;
  return kind === 'demo' || kind === 'consultation' ? `${name} · ${subject}` : name;
}
