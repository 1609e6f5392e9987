import { type AnyFields, definitionOf } from '../../domain/requests/index.ts';
import { yearsAfter } from '../../domain/time-zone.ts';
import type { StoredRequest } from './store.ts';

/** What a request is about: the value that its page fixed, or who sends it. */
export function subjectOf({ kind, fields }: Pick<StoredRequest, 'kind' | 'fields'>): string {
  const texts: AnyFields = fields;
  const fixed = Object.entries(definitionOf(kind).fields).find(([, { control }]) => control === 'fixed');
  return texts[fixed?.[0] ?? ''] ?? texts.company ?? '';
}

/** When retention will delete a request, unless it is erased before; null while recruitment for its job goes on. */
export function deletionOf({
  kind,
  receivedAt,
  jobClosedAt,
}: Pick<StoredRequest, 'kind' | 'receivedAt' | 'jobClosedAt'>): Date | null {
  const { years, from } = definitionOf(kind).retention;
  const start = from === 'receipt' ? receivedAt : jobClosedAt;
  return start && yearsAfter(start, years);
}
