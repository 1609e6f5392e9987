import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { defaultLanguage, isLanguage, type Language } from '../../domain/languages.ts';
import { dayMs } from '../../domain/periods.ts';
import {
  asChecked,
  check,
  consentNames,
  type FormId,
  formOf,
  forms,
  type KindAndFields,
  type RequestDefinition,
  type RequestKind,
} from '../../domain/requests/index.ts';
import type { Content } from '../content.ts';
import { type FieldProblems, Refusal } from '../http/refusal.ts';
import type { Consent, IncomingRequest, StoredFile } from '../store/store.ts';
import { problemOfPdf, safeFileName } from './files.ts';
import { spamReasonOf, wantsPage } from './guard.ts';
import type { InspectPdf } from './inspect-pdf.ts';
import type { Body } from './receive.ts';

/** A validated file, still on disk. */
export interface ValidFile extends Omit<StoredFile, 'bytes'> {
  path: string;
  size: number;
}

/** A validated request. */
export type ValidRequest = KindAndFields &
  Omit<IncomingRequest, keyof KindAndFields | 'files'> & { files: readonly ValidFile[] };

interface ValidateParts {
  content: Pick<Content, 'offeredJobs'>;
  inspectPdf: InspectPdf;
}

// Enough for "2026-11-20T10:00:00.000+01:00".
const maxTimeLength = 40;

/**
 * Validates a body. Throws {@link Refusal} with all problems at once: `consent_missing` when only a consent is missing,
 * otherwise `invalid_fields`.
 */
export async function validate(
  definition: RequestDefinition & { kind: RequestKind },
  body: Body,
  headers: IncomingHttpHeaders,
  now: Date,
  { content, inspectPdf }: ValidateParts,
): Promise<ValidRequest> {
  const { kind } = definition;
  const { values, problems } = check(definition, body.values);
  const { fileProblems, notInspected } = await checkFiles(definition, body, inspectPdf);
  const { form } = body.values;
  if (form !== undefined && !isFormOf(kind, form)) throw new Refusal('invalid_body');
  const consent = consentIn(definition, body, now);
  // Only forms of the site ask for consents (docs/product.md, "Function bodies").
  const missing = form === undefined ? [] : consent.missing;
  const found = inFormOrder(definition, { ...problems, ...fileProblems });
  const all = { ...found, ...Object.fromEntries(missing.map((name) => [name, 'missing' as const])) };
  if (Object.keys(found).length > 0) throw new Refusal('invalid_fields', { fields: all });
  if (missing.length > 0) throw new Refusal('consent_missing', { fields: all });

  const texts = asChecked(kind, values);
  const spamReason = spamReasonOf(body.values, headers);
  return {
    ...texts,
    form: formIn(kind, body),
    language: languageIn(body),
    files: body.files.map((file) => ({
      field: file.field,
      name: safeFileName(file),
      path: file.path,
      size: file.size,
      inspected: !notInspected.has(file.field),
    })),
    consent: consent.given,
    receivedAt: now,
    // The retention of an application for a job that is not offered starts now (docs/product.md, "Retention").
    jobClosedAt:
      texts.kind === 'application' && !content.offeredJobs.includes(texts.fields.jobTitle) ? now : null,
    idempotency: idempotencyOf(headers, digestOf(texts, body, spamReason), now),
    spamReason,
  };
}

/** Checks every file of the form. A file that was not inspected is accepted. */
async function checkFiles({ fields }: RequestDefinition, body: Body, inspectPdf: InspectPdf) {
  const fileProblems: Record<string, FieldProblems[string]> = {};
  const notInspected = new Set<string>();
  for (const [name, field] of Object.entries(fields)) {
    if (field.control !== 'pdf') continue;
    const file = body.files.find((each) => each.field === name);
    const problem = await problemOfPdf(inspectPdf, field, file);
    if (problem === 'not inspected') notInspected.add(name);
    else if (problem) fileProblems[name] = problem;
  }
  return { fileProblems, notInspected };
}

export function languageIn({ values }: Body): Language {
  return isLanguage(values.language) ? values.language : defaultLanguage;
}

export function formIn(kind: RequestKind, { values }: Body): FormId {
  return isFormOf(kind, values.form) ? values.form : formOf(kind, values);
}

function isFormOf(kind: RequestKind, form: unknown): form is FormId {
  return typeof form === 'string' && Object.hasOwn(forms, form) && forms[form as FormId] === kind;
}

function inFormOrder({ fields }: RequestDefinition, problems: FieldProblems): FieldProblems {
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => (problems[name] ? [[name, problems[name]]] : [])),
  );
}

/** The consents of a body: JSON has `{ version, time }`, a form the version as the value of each checkbox. */
function consentIn(definition: RequestDefinition, { values }: Body, now: Date) {
  const versions: string[] = [];
  const missing: string[] = [];
  let at = now;
  for (const consent of definition.consents) {
    const name = consentNames[consent];
    const value = values[name];
    const { version, time } =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : { version: value };
    if (typeof version !== 'string' || !/^[\w.:-]{1,64}$/.test(version)) {
      missing.push(name);
      continue;
    }
    versions.push(version);
    const given = typeof time === 'string' ? new Date(time.slice(0, maxTimeLength)) : now;
    // A time in the future, or more than a day ago, counts as now.
    if (given < at && given.getTime() > now.getTime() - dayMs) at = given;
  }
  const given: Consent | null =
    versions.length > 0 && missing.length === 0 ? { version: versions.join('+'), at } : null;
  return { given, missing };
}

/** The idempotency key: at most 200 visible ASCII characters. Null without one. */
function idempotencyOf(
  headers: IncomingHttpHeaders,
  digest: string,
  now: Date,
): IncomingRequest['idempotency'] {
  const key = headers['idempotency-key']?.toString();
  // A form without script sends no key. The same body within the hour is a double click or a reload.
  if (key === undefined) {
    return wantsPage(headers) ? { key: `form ${now.toISOString().slice(0, 13)} ${digest}`, digest } : null;
  }
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal('invalid_body');
  return { key, digest };
}

/** A digest of fields and files: equal for two bodies that are the same request. */
function digestOf({ kind, fields }: KindAndFields, { files }: Body, spamReason: string | null): string {
  const hash = createHash('sha256').update(JSON.stringify([kind, spamReason, Object.entries(fields).sort()]));
  for (const { field, digest } of files) hash.update(`\n${field} ${digest}`);
  return hash.digest('base64url');
}
