import { printable } from '../../domain/printable.ts';
import { type AnyFields, definitionOf } from '../../domain/requests/index.ts';
import { fill } from '../../domain/text.ts';
import type { Content } from '../../server/content.ts';
import { mailValues } from '../../server/delivery/mail-values.ts';
import { deletionOf } from '../../server/store/about.ts';
import type { OutgoingState, StoredRequest } from '../../server/store/store.ts';
import { summaryOf } from './summary.ts';

/** Everything that is stored about a request. */
export function detailsOf(
  request: StoredRequest,
  outgoing: readonly OutgoingState[],
  content: Content,
  siteUrl: string,
) {
  const { kind, fields, files, consent, jobClosedAt, handling } = request;
  const texts: AnyFields = fields;
  const fieldsOfForm = Object.entries(definitionOf(kind).fields).filter(
    ([, { control }]) => control !== 'pdf',
  );
  return {
    ...summaryOf(request, outgoing),
    email: printable(fields.email),
    // The same fields as in the mail to the company: without fixed fields that are empty.
    fields: fieldsOfForm
      .filter(([name, { control }]) => control !== 'fixed' || texts[name])
      .map(([name, { control }]) => ({
        name,
        value: printable(texts[name] ?? ''),
        long: control === 'longtext',
      })),
    sentFiles: files.map((file) => ({ ...file, name: printable(file.name) })),
    consent,
    handling,
    jobClosedAt,
    deletedAt: deletionOf(request),
    retentionYears: definitionOf(kind).retention.years,
    outgoing: outgoing.map(({ channel, attempts, nextAttemptAt, withheld, deliveredAt, lastError }) => ({
      channel,
      attempts,
      nextAttemptAt,
      withheld,
      deliveredAt,
      error: printable(lastError ?? ''),
    })),
    answer: answerTo(request, content, siteUrl),
  };
}

/** A `mailto:` link to the sender, with the subject of their confirmation. */
function answerTo(request: StoredRequest, content: Content, siteUrl: string): string {
  const { subject } = content.mail[request.language].confirmation[request.form];
  const about = fill(subject, mailValues(content, request, siteUrl));
  return `mailto:${encodeURIComponent(request.fields.email)}?subject=${encodeURIComponent(`Re: ${about}`)}`;
}
