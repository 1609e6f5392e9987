import { email, longtext, type RequestDefinition, text, twoYearsAfterReceipt } from './request.ts';

export const apiAccess = {
  kind: 'api-access',
  functionName: 'send-api-access-request',
  fields: {
    name: text({ min: 2, autocomplete: 'name' }),
    email: email(),
    company: text({ min: 2, autocomplete: 'organization' }),
    useCase: longtext({ min: 10 }),
  },
  consents: ['request'],
  retention: twoYearsAfterReceipt,
} as const satisfies RequestDefinition;
