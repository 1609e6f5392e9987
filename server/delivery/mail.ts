import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SendMailOptions } from 'nodemailer';
import type { MailWords } from '../../domain/content/mail.ts';
import { printable, truncate } from '../../domain/printable.ts';
import { type AnyFields, definitionOf, email, type Field, problemOf } from '../../domain/requests/index.ts';
import { fill } from '../../domain/text.ts';
import type { Content } from '../content.ts';
import type { Outgoing, OutgoingState, StoredFile, StoredRequest } from '../store/store.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { Failure } from './failure.ts';
import { mailValues } from './mail-values.ts';

/** Where mails come from and go to; the names are those of the environment. */
export interface MailConfig {
  /** Null: mails are written to `mails/` in {@link dataDir}. */
  smtpUrl: string | null;
  dataDir: string;
  mailFrom: string;
  mailTo: string;
  mailToCareers: string;
  /** Origin of the site, for the links of a confirmation. */
  siteUrl: string;
}

/** Data for a mail beside its request. */
export interface MailData {
  /** The files of the request, for the notification; none when its mail server does not take them. */
  files?: readonly StoredFile[];
  /** What the alert is about: the row, of whatever request, that has failed most. */
  failing?: OutgoingState | null;
  /** How many rows of all requests wait, for the alert. */
  waiting?: number;
}

// Encoded and sent within a millisecond.
const pieceBytes = 64 * 1024;
// Characters of a sender in a subject, so that the number behind it stays in sight.
const longestSender = 60;

type Values = Record<string, string>;
type MailParts = Pick<SendMailOptions, 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'attachments'>;

/**
 * The mail of an outgoing row, ready for nodemailer. Throws {@link Failure} when the sender's address is not exactly
 * one address: it goes into a header, so it is checked here once more.
 */
export function compose(
  content: Content,
  row: Outgoing,
  request: StoredRequest,
  data: MailData,
  config: MailConfig,
): SendMailOptions {
  const words = content.mail[request.language];
  const values = mailValues(content, request, config.siteUrl);
  const { recipient } = definitionOf(request.kind);
  const company = recipient === 'careers' ? config.mailToCareers : config.mailTo;
  const parts: MailParts =
    row.channel === 'confirmation'
      ? {
          to: senderOf(request),
          replyTo: parseAddress(company),
          ...confirmation(content, request, words, values),
        }
      : row.channel === 'alert'
        ? { to: parseAddress(config.mailTo), ...alert(data, words) }
        : {
            to: parseAddress(company),
            replyTo: senderOf(request),
            ...notification(request, data.files ?? [], words, values),
          };
  return {
    ...parts,
    from: parseAddress(config.mailFrom, content.company.name),
    messageId: row.messageId,
    date: row.createdAt,
    // No out-of-office answers to a machine (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function confirmation(
  { company }: Content,
  request: StoredRequest,
  words: MailWords,
  values: Values,
): MailParts {
  const { shared, [request.form]: own } = words.confirmation;
  const letter = {
    company: company.shortName,
    heading: own.heading,
    flag: shared.flag,
    summary: shared.summary,
    greeting: shared.greeting,
    body: [...own.lines, ...(own.next ?? shared.next)],
    retention: retentionOf(request, own, shared),
    closing: [shared.closing, shared.sender],
    signature: words.signature,
  };
  const text = paragraphs(
    [letter.greeting],
    own.lines,
    own.next ?? shared.next,
    letter.retention,
    letter.closing,
    ['-- ', ...letter.signature],
  );
  const subject = fill(own.subject, values);
  return {
    subject,
    text: fill(text, values),
    html: confirmationHtml(
      request.language,
      subject,
      letter,
      repeatableFields(request, words, values),
      values,
    ),
  };
}

/** The rows a confirmation may repeat: number, date, and values that the website itself offered. */
function repeatableFields(
  { kind, files }: StoredRequest,
  words: MailWords,
  values: Values,
): [string, string][] {
  const rows: [string, string][] = [
    [words.labels.requestId, values.requestId ?? ''],
    [words.labels.receivedAt, values.receivedAt ?? ''],
  ];
  for (const [name, field] of Object.entries(definitionOf(kind).fields)) {
    const value = values[name];
    if (field.control === 'fixed' && value && value !== words.labels.unlisted) {
      rows.push([words.fields[name] ?? name, value]);
    }
  }
  if (files.length > 0) rows.push([words.labels.files, values.files ?? '']);
  return rows;
}

function notification(
  request: StoredRequest,
  files: readonly StoredFile[],
  words: MailWords,
  values: Values,
): MailParts {
  const { shared, [request.form]: own } = words.notification;
  const missing = request.files.some(({ size }) => size > 0) ? shared.tooLarge : shared.deleted;
  const aboutFiles = request.files.length === 0 ? [] : [files.length > 0 ? shared.attached : missing];
  if (values.filesNotInspected) aboutFiles.push(shared.notInspected);
  // What the sender typed is put in last and never searched for {names}.
  const [before, after] = [
    paragraphs([shared.greeting], [...own.lines, ...aboutFiles]),
    paragraphs(own.next ?? shared.next, retentionOf(request, own, shared), [shared.closing]),
  ].map((text) => fill(text, values));
  return {
    subject: fill(own.subject, { ...values, sender: senderShown(request) }),
    text: `${before}\n\n${details(request, words, values)}\n\n${after}`,
    attachments: files.map(({ name, bytes }) => ({
      filename: name,
      content: Readable.from(inPieces(bytes)),
      contentType: 'application/pdf',
      contentDisposition: 'attachment' as const,
    })),
  };
}

/** nodemailer encodes a buffer in one go, and 10 MB take a tenth of a second in which no page is answered. */
async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    yield bytes.subarray(start, start + pieceBytes);
    await nextTurn();
  }
}

/** The sender for the subject: the company, or the name where the form has no company; one line, cut when long. */
function senderShown({ fields }: StoredRequest): string {
  const { company, name = '' }: AnyFields = fields;
  const shown = printable(company ?? name).replace(/\s+/g, ' ');
  return shown.length > longestSender ? `${truncate(shown, longestSender - 1)}…` : shown;
}

/** When recruitment was over at receipt, the period of an application begins with its receipt, as for other kinds. */
function retentionOf(
  { receivedAt, jobClosedAt }: StoredRequest,
  own: { retention?: readonly string[] },
  shared: { retention: readonly string[] },
): readonly string[] {
  const overAtReceipt = jobClosedAt !== null && jobClosedAt <= receivedAt;
  return overAtReceipt ? shared.retention : (own.retention ?? shared.retention);
}

/**
 * Every field of the form, one a line; long texts below their name, quoted as mail programs do it (RFC 3676, 4.5):
 * no line of a sender passes for one of ours.
 */
function details(request: StoredRequest, { fields, labels }: MailWords, values: Values): string {
  const languageName = new Intl.DisplayNames(request.language, { type: 'language' }).of(request.language);
  const lines = [
    `${labels.requestId}: ${request.id}`,
    `${labels.receivedAt}: ${values.receivedAt}`,
    `${labels.language}: ${languageName}`,
  ];
  const texts: AnyFields = request.fields;
  for (const [name, field] of Object.entries(definitionOf(request.kind).fields)) {
    // Some pages fix no value, such as the home page no product.
    if (field.control === 'fixed' && !texts[name]) continue;
    const label = fields[name] ?? name;
    const shown = printable(shownValue(name, field) ?? '');
    lines.push(
      shown && field.control === 'longtext'
        ? `${label}:\n\n> ${shown.replaceAll('\n', '\n> ')}\n`
        : `${label}: ${shown || labels.empty}`,
    );
  }
  const consent = request.consent ? fill(labels.consentValue, values) : labels.empty;
  return [...lines, `${labels.consent}: ${consent}`].join('\n');

  function shownValue(name: string, field: Field): string | undefined {
    if (field.control === 'pdf') return request.files.find((file) => file.field === name)?.name;
    const text = texts[name];
    return field.control === 'fixed' && values[name] !== labels.unlisted ? values[name] : text;
  }
}

function alert({ failing, waiting = 0 }: MailData, words: MailWords): MailParts {
  const { channels, subject, lines, closing } = words.alert;
  const values = {
    requestId: failing?.requestId ?? '',
    channel: failing && failing.channel !== 'alert' ? channels[failing.channel] : '',
    attempts: failing?.attempts ?? 0,
    error: failing?.lastError ?? '',
    waiting,
  };
  return { subject: fill(subject, values), text: fill(paragraphs(lines, [closing]), values) };
}

/** The sender's address, checked once more: exactly one, without anything that could start a header. */
function senderOf({ fields }: StoredRequest): { name: string; address: string } {
  const address = fields.email;
  if (problemOf(email(), address)) throw new Failure('Not a mail address', { code: 'EADDRESS' }, true);
  return { name: '', address: address.trim() };
}

/** `a@b.example` or `Kogge <a@b.example>` of the environment. */
export function parseAddress(value: string, name = ''): { name: string; address: string } {
  const named = /^(.*)<(.+)>$/.exec(value);
  return named
    ? { name: named[1]?.trim() || name, address: named[2]?.trim() ?? '' }
    : { name, address: value.trim() };
}

function paragraphs(...blocks: (readonly string[])[]): string {
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

/** The domain of a mail box, for Message-IDs: `kogge.example`. */
export function mailDomainOf(value: string): string {
  return parseAddress(value).address.split('@')[1] ?? 'localhost';
}
