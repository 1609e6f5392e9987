import { z } from 'zod';
import { allFields, formIds } from '../requests/index.ts';
import { each, strict, words } from './shared.ts';

const fields = allFields();

/** Placeholders of mails, filled in by `server/delivery`. */
const facts = [
  'requestId receivedAt reply deleteOn retention consentAt consentVersion files filesNotInspected',
  'helloMail careersMail privacyMail privacyPolicyUrl legalNoticeUrl',
  'street postalCode city country legalForm registerCourt registerNumber managingDirectors',
  ...fields.filter(([, field]) => field.control === 'fixed').map(([name]) => name),
].flatMap((names) => names.split(' '));

/** Placeholders of alerts: about the delivery, never about the sender. */
const alertFacts = ['requestId', 'channel', 'attempts', 'error', 'waiting'];

/** A text with known placeholders only: the mail with an unknown one could not be sent. */
function text(known: readonly string[]) {
  return words.superRefine((value, context) => {
    for (const [, name = ''] of value.matchAll(/\{(\w+)\}/g)) {
      if (!known.includes(name))
        context.addIssue({ code: 'custom', message: `{${name}} is not known here.` });
    }
  });
}

const line = text(facts);
const lines = z.array(line).min(1);

/** The words of each form; `next` and `retention` replace the shared ones. */
const notification = strict({
  subject: text([...facts, 'sender']).describe(
    'What tells it apart in an inbox: kind, product or role, {sender}, number',
  ),
  lines: lines.describe('What came in'),
  next: lines.optional(),
  retention: lines.optional(),
});
const confirmation = notification.extend({
  subject: line.describe('Kind, product or role, number'),
  heading: line.describe('Above, beside the flag'),
});

export const mail = strict({
  fields: strict(Object.fromEntries(fields.map(([name]) => [name, words]))),
  labels: strict({
    requestId: words,
    receivedAt: words,
    language: words,
    consent: words,
    files: words,
    empty: words.describe('In place of an optional field that was left empty'),
    unlisted: words.describe('In place of a product or role that the website does not offer'),
    soon: words.describe('{reply}, when company.yaml names no time of reply'),
    time: text(['date', 'clock', 'zone']),
    consentValue: text(['consentAt', 'consentVersion']),
  }),
  signature: lines.describe('§ 35a GmbHG: details of business letters'),
  notification: strict({
    shared: strict({
      greeting: line,
      attached: line.describe('Where files came with the request'),
      tooLarge: line.describe('In place of `attached`, when the mail server does not take them'),
      deleted: line.describe(
        'In place of `attached`, when they were deleted before the request was released',
      ),
      notInspected: line.describe('Where the website could not look into a file'),
      next: lines,
      retention: lines,
      closing: line,
    }),
    ...each(formIds(), notification),
  }),
  confirmation: strict({
    shared: strict({
      flag: line.describe('Meaning of the drawn flag'),
      summary: line.describe('Above the list of number, date and what the website offered'),
      greeting: line,
      next: lines,
      retention: lines,
      closing: line,
      sender: line,
    }),
    ...each(formIds(), confirmation),
  }),
  alert: strict({
    subject: text(['requestId', 'channel']),
    lines: z.array(text(alertFacts)).min(1),
    closing: text(alertFacts),
    channels: strict({ notification: words, confirmation: words, webhook: words }),
  }),
});

export type MailWords = z.infer<typeof mail>;
