import { email, longtext, type RequestDefinition, text, twoYearsAfterReceipt } from './request.ts';

export const apiDocumentation = {
  kind: 'api-documentation',
  functionName: 'send-api-documentation-request',
  fields: {
    name: text({ min: 2, autocomplete: 'name' }),
    email: email(),
    company: text({ min: 2, autocomplete: 'organization' }),
    message: longtext({ optional: true }),
  },
  consents: ['request'],
  retention: twoYearsAfterReceipt,
} as const satisfies RequestDefinition;
