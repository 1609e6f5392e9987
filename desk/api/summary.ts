import { printable, truncate } from '../../domain/printable.ts';
import { type AnyFields, definitionOf } from '../../domain/requests/index.ts';
import { subjectOf } from '../../server/store/about.ts';
import type { OutgoingState, StoredRequest } from '../../server/store/store.ts';

// Characters: two lines of the list.
const excerptLength = 160;

/** A request as a row of the list. Control and direction marks are removed from typed texts. */
export function summaryOf(request: StoredRequest, outgoing: readonly OutgoingState[]) {
  const { id, kind, form, language, receivedAt, spamReason, files, handling } = request;
  const texts: AnyFields = request.fields;
  const long = Object.entries(definitionOf(kind).fields).find(([, { control }]) => control === 'longtext');
  const words = printable(texts[long?.[0] ?? ''] ?? '');
  return {
    id,
    kind,
    form,
    language,
    receivedAt,
    subject: printable(subjectOf(request)),
    name: printable(texts.name ?? ''),
    company: printable(texts.company ?? ''),
    excerpt: words.length > excerptLength ? `${truncate(words, excerptLength)} …` : words,
    files: files.length,
    spamReason,
    state: handling.state,
    stateBy: handling.stateBy,
    hasNote: handling.note !== '',
    waits: outgoing.some(({ channel, deliveredAt }) => channel !== 'alert' && !deliveredAt),
  };
}
