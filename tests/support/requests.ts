import { randomUUID } from 'node:crypto';
import {
  type AnyFields,
  asChecked,
  type Channel,
  definitionOf,
  type Field,
  type FormId,
  forms,
} from '../../domain/requests/index.ts';
import type { Handling } from '../../server/store/staff-store.ts';
import type { IncomingRequest, Store } from '../../server/store/store.ts';

/** The smallest PDF that readers accept: one empty page. */
export const smallPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** The same page with `filler` behind it. */
export const paddedPdf = (filler: string | Buffer<ArrayBuffer>) =>
  Buffer.concat([smallPdf, Buffer.from('% '), Buffer.from(filler), Buffer.from('\n%%EOF\n')]);

const sender: Readonly<Record<string, string>> = {
  name: 'Femke Brandt',
  email: 'femke@hansekontor.example',
  company: 'Hansekontor',
  phone: '+49 421 000000',
  useCase: 'Points for 40 bakeries, booked from the till.',
  message: 'Two branches, one card?',
  productName: 'Loyalty Plus',
  infrastructureType: 'Prepaid Card',
  jobTitle: 'Working Student Backend Developer',
};

/** A valid text for every field of a form, files left out. */
export function exampleFields(form: FormId): Record<string, string> {
  const fields = Object.entries<Field>(definitionOf(forms[form]).fields).flatMap(([name, field]) => {
    if (field.control === 'pdf' || (form === 'demo-home' && name === 'productName')) return [];
    const words = field.control === 'fixed' ? field.values?.[0] : undefined;
    return [[name, sender[name] ?? words ?? `Some words for ${name}`]];
  });
  return Object.fromEntries(fields);
}

/** Replacements of whole parts, also with texts that no form accepts. */
export type Changes = Partial<Omit<IncomingRequest, 'fields'>> & { fields?: AnyFields };

/** A valid request; `changes` replace whole parts of it, also by values that the form would refuse. */
export function exampleRequest(form: FormId, changes: Changes = {}): IncomingRequest {
  const kind = forms[form];
  return {
    ...asChecked(kind, exampleFields(form)),
    form,
    language: 'en',
    files:
      kind === 'application' ? [{ field: 'resume', name: 'cv.pdf', inspected: true, bytes: smallPdf }] : [],
    consent: { version: '2026-11', at: new Date('2026-11-20T09:59:30Z') },
    receivedAt: new Date('2026-11-20T10:00:00Z'),
    jobClosedAt: null,
    idempotency: { key: randomUUID(), digest: 'digest' },
    spamReason: null,
    ...changes,
  } as IncomingRequest;
}

/** Stores an example request and returns its number. */
export async function saveExample(
  store: Pick<Store, 'requests'>,
  form: FormId,
  changes: Changes = {},
  channels: readonly Channel[] = [],
): Promise<string> {
  const saved = await store.requests.save(exampleRequest(form, changes), channels);
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  return saved.id;
}

let senders = 0;

/** Another client address on each call (RFC 2544), as `X-Forwarded-For` gives it to a server behind a trusted proxy. */
export function nextAddress(): string {
  senders += 1;
  return `198.18.${Math.floor(senders / 256) % 256}.${senders % 256}`;
}

interface Sending {
  /** Replace example values of the form, or add some. */
  values?: Record<string, string>;
  key?: string;
  /** With script a form is sent as JSON; an application is always multipart. */
  script?: boolean;
  resume?: Buffer<ArrayBuffer>;
}

/** Posts a form to the server at `url` as its page does, each time from another address. */
export function postForm(
  url: string,
  form: FormId,
  { values = {}, key = randomUUID(), script = true, resume = smallPdf }: Sending = {},
): Promise<Response> {
  const headers = new Headers({ 'x-forwarded-for': nextAddress() });
  if (script) headers.set('idempotency-key', key);
  else headers.set('accept', 'text/html');
  const all = { ...exampleFields(form), ...values };
  let body: BodyInit = new URLSearchParams(all);
  if (form === 'application') {
    body = new FormData();
    for (const [name, value] of Object.entries(all)) body.set(name, value);
    body.set('resume', new File([resume], 'cv.pdf', { type: 'application/pdf' }));
  } else if (script) {
    body = JSON.stringify(all);
    headers.set('content-type', 'application/json');
  }
  const { functionName } = definitionOf(forms[form]);
  return fetch(`${url}/functions/v1/${functionName}`, { method: 'POST', headers, body });
}

/** The handling of a new request. */
export const untouched: Handling = {
  state: 'new',
  stateBy: null,
  stateAt: null,
  answeredAt: null,
  note: '',
  noteBy: null,
  noteAt: null,
};
