import { email, fixed, longtext, type RequestDefinition, text, twoYearsAfterReceipt } from './request.ts';

/** Set by the page, the same in every language (docs/product.md, "Requests"). */
const infrastructureTypes = ['Blockchain', 'Prepaid Card'] as const;

export const consultation = {
  kind: 'consultation',
  functionName: 'send-consultation-request',
  fields: {
    name: text({ autocomplete: 'name' }),
    email: email(),
    company: text({ autocomplete: 'organization' }),
    message: longtext({ optional: true }),
    infrastructureType: fixed({ values: infrastructureTypes }),
  },
  consents: ['request'],
  retention: twoYearsAfterReceipt,
} as const satisfies RequestDefinition;
