import { email, fixed, longtext, type RequestDefinition, text, twoYearsAfterReceipt } from './request.ts';

/** Product pages set `productName`; the form of the home page sends none. */
export const demo = {
  kind: 'demo',
  functionName: 'send-demo-request',
  fields: {
    name: text({ autocomplete: 'name' }),
    email: email(),
    company: text({ autocomplete: 'organization' }),
    message: longtext({ optional: true }),
    productName: fixed({ optional: true }),
  },
  consents: ['request'],
  retention: twoYearsAfterReceipt,
} as const satisfies RequestDefinition;
