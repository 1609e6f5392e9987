/** Tests of the types of a request, run by `astro check`: each line below an expected error must be one. */
import type { FieldsOf, KindAndFields } from './index.ts';

export const application: FieldsOf<'application'> = {
  name: 'Ida',
  email: 'ida@example.org',
  jobTitle: 'Captain',
};

// @ts-expect-error an application has no such field
application.jobTitel;
// @ts-expect-error a file is no text
application.resume;
// @ts-expect-error an optional text may be missing
application.phone.length;
// @ts-expect-error a required text is missing
export const incomplete: FieldsOf<'consultation'> = { name: 'Ida', email: 'ida@example.org', company: 'H' };

export function jobOf(request: KindAndFields): string {
  // @ts-expect-error not every kind has a job
  request.fields.jobTitle;
  return request.kind === 'application' ? request.fields.jobTitle : request.fields.name;
}
