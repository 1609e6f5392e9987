import { randomUUID } from 'node:crypto';
import type { FormId } from '../../domain/requests/index.ts';
import { forms } from '../../domain/requests/index.ts';
import type { IncomingRequest } from '../../server/store/store.ts';

/** A PDF as small as PDFs get. */
export const smallPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF\n',
);

const fieldsOf: Record<FormId, Record<string, string>> = {
  'api-access': { useCase: 'Points for 40 bakeries, booked from the till.' },
  'api-documentation': {},
  demo: { message: 'Two branches, one card?', productName: 'Loyalty Plus' },
  'demo-home': { message: 'We run two restaurants.' },
  consultation: { infrastructureType: 'Prepaid Card' },
  application: { jobTitle: 'Working Student Backend Developer', phone: '+49 421 000000' },
};

/** A valid request of a fictional sender; `changes` replace whole parts of it. */
export function exampleRequest(form: FormId, changes: Partial<IncomingRequest> = {}): IncomingRequest {
  const kind = forms[form];
  const sender = { name: 'Femke Brandt', email: 'femke@hansekontor.example' };
  return {
    kind,
    form,
    language: 'en',
    fields: {
      ...sender,
      ...(kind === 'application' ? {} : { company: 'Hansekontor' }),
      ...fieldsOf[form],
    },
    files: kind === 'application' ? [{ field: 'resume', name: 'cv.pdf', bytes: smallPdf }] : [],
    consent: { version: '2026-11', at: new Date('2026-11-20T09:59:30Z') },
    receivedAt: new Date('2026-11-20T10:00:00Z'),
    idempotency: { key: randomUUID(), digest: 'digest' },
    spamReason: null,
    ...changes,
  };
}
