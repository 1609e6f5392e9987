import { type AnyFields, definitionOf, type KindAndFields } from '../../domain/requests/index.ts';
import { yearsAfter } from '../../domain/time-zone.ts';
import type { StoredRequest } from './store.ts';

/** Product, type of infrastructure or job, which its page sets; null where it sets none. */
export function fixedTextOf({ kind, fields }: KindAndFields): string | null {
  const texts: AnyFields = fields;
  const fixed = Object.entries(definitionOf(kind).fields).find(([, { control }]) => control === 'fixed');
  return texts[fixed?.[0] ?? ''] ?? null;
}

/** What a request is about: {@link fixedTextOf}, or else the company of its sender. */
export function subjectOf(request: KindAndFields): string {
  const texts: AnyFields = request.fields;
  return fixedTextOf(request) ?? texts.company ?? '';
}

/** When the retention period of a request ends; null while recruitment for its job goes on. */
export function deletionOf({
  kind,
  receivedAt,
  jobClosedAt,
}: Pick<StoredRequest, 'kind' | 'receivedAt' | 'jobClosedAt'>): Date | null {
  const { years, from } = definitionOf(kind).retention;
  const start = from === 'receipt' ? receivedAt : jobClosedAt;
  return start && yearsAfter(start, years);
}
