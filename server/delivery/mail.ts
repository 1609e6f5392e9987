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

/** Sender, recipients and transport of mails, named as in the environment. */
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
  /** The files of the request, for the notification; none when they are too large for the mail server. */
  files?: readonly StoredFile[];
  /** For the alert: the row with the most failed attempts, of any request. */
  failing?: OutgoingState | null;
  /** For the alert: the number of waiting rows of all requests. */
  waiting?: number;
}

// Bytes of an attachment that are encoded within a millisecond.
const chunkBytes = 64 * 1024;
// Characters of the sender in a subject, so that the request number after it stays visible.
const longestSender = 60;

type Values = Record<string, string>;
type MailParts = Pick<SendMailOptions, 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'attachments'>;

/**
 * The mail of an outgoing row, for nodemailer. Throws {@link Failure} when the sender's address is not exactly one
 * address.
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
    // Against out-of-office answers (RFC 3834).
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

/** The rows of a confirmation: number, date, and values that the website offers. No text of the sender. */
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
  // The sender's text is added after `fill`: it is never searched for {names}.
  const [before, after] = [
    paragraphs([shared.greeting], [...own.lines, ...aboutFiles]),
    paragraphs(own.next ?? shared.next, retentionOf(request, own, shared), [shared.closing]),
  ].map((text) => fill(text, values));
  return {
    subject: fill(own.subject, { ...values, sender: senderForSubject(request) }),
    text: `${before}\n\n${details(request, words, values)}\n\n${after}`,
    attachments: files.map(({ name, bytes }) => ({
      filename: name,
      content: Readable.from(inChunks(bytes)),
      contentType: 'application/pdf',
      contentDisposition: 'attachment' as const,
    })),
  };
}

/** nodemailer encodes a buffer at once: 10 MB would block the process for a tenth of a second. */
async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes);
    await nextTurn();
  }
}

/** The sender in the subject: company, or name where the form has no company. One line, truncated. */
function senderForSubject({ fields }: StoredRequest): string {
  const { company, name = '' }: AnyFields = fields;
  const shown = printable(company ?? name).replace(/\s+/g, ' ');
  return shown.length > longestSender ? `${truncate(shown, longestSender - 1)}…` : shown;
}

/** The text about retention. If recruitment was over at receipt, the period starts at receipt, as for other kinds. */
function retentionOf(
  { receivedAt, jobClosedAt }: StoredRequest,
  own: { retention?: readonly string[] },
  shared: { retention: readonly string[] },
): readonly string[] {
  const overAtReceipt = jobClosedAt !== null && jobClosedAt <= receivedAt;
  return overAtReceipt ? shared.retention : (own.retention ?? shared.retention);
}

/**
 * Every field of the form on a line of its own. Long texts are quoted (RFC 3676, 4.5), so that no line of a sender looks
 * like one of ours.
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
    // Not every page has a value, such as the home page no product.
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

/** The sender's address. Checked again, because it goes into a header: exactly one address, no line break. */
function senderOf({ fields }: StoredRequest): { name: string; address: string } {
  const address = fields.email;
  if (problemOf(email(), address)) throw new Failure('Not a mail address', { code: 'EADDRESS' }, true);
  return { name: '', address: address.trim() };
}

/** Parses `a@b.example` or `Kogge <a@b.example>`. */
export function parseAddress(value: string, name = ''): { name: string; address: string } {
  const named = /^(.*)<(.+)>$/.exec(value);
  return named
    ? { name: named[1]?.trim() || name, address: named[2]?.trim() ?? '' }
    : { name, address: value.trim() };
}

function paragraphs(...blocks: (readonly string[])[]): string {
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

/** The domain of a mailbox, for Message-IDs: `kogge.example`. */
export function mailDomainOf(value: string): string {
  return parseAddress(value).address.split('@')[1] ?? 'localhost';
}
