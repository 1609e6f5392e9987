import { type AnyFields, definitionOf, type KindAndFields } from '../../domain/requests/index.ts';
import { yearsAfter } from '../../domain/time-zone.ts';
import type { StoredRequest } from './store.ts';

/** What its page fixed: a product, a type of infrastructure, a job; null when it fixed nothing. */
export function fixedTextOf({ kind, fields }: KindAndFields): string | null {
  const texts: AnyFields = fields;
  const fixed = Object.entries(definitionOf(kind).fields).find(([, { control }]) => control === 'fixed');
  return texts[fixed?.[0] ?? ''] ?? null;
}

/** What a request is about: the value that its page fixed, or who sends it. */
export function subjectOf(request: KindAndFields): string {
  const texts: AnyFields = request.fields;
  return fixedTextOf(request) ?? texts.company ?? '';
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
