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

/** A PDF as small as PDFs get: one empty page. */
export const smallPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

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

/** Right texts for every field of a form, as a fictional sender and the page give them; files left out. */
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

/** A valid request of a fictional sender; `changes` replace whole parts of it. */
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

/** Handling of a request that staff have not changed. */
export const untouched: Handling = {
  state: 'new',
  stateBy: null,
  stateAt: null,
  answeredAt: null,
  note: '',
  noteBy: null,
  noteAt: null,
};
