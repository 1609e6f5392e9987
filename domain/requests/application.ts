import { email, fixed, pdf, type RequestDefinition, text } from './request.ts';

export const application = {
  kind: 'application',
  functionName: 'send-job-application',
  fields: {
    name: text({ autocomplete: 'name' }),
    email: email(),
    phone: text({ control: 'tel', optional: true, autocomplete: 'tel' }),
    resume: pdf(),
    coverLetter: pdf({ optional: true }),
    jobTitle: fixed(),
  },
  consents: ['application', 'files'],
  retention: { years: 1, from: 'end-of-recruitment' },
  recipient: 'careers',
} as const satisfies RequestDefinition;
