import type * as Domain from '../../domain/requests/index.ts';

/**
 * Adds a kind of request with a list and a day, which no page asks for, to a loaded `domain/requests/index.ts`: before
 * anything else is made from its kinds. Returns its form.
 */
export function addVisit({
  date,
  email,
  forms,
  requestDefinitions,
  select,
  text,
  twoYearsAfterReceipt,
}: typeof Domain): Domain.FormId {
  const visit = {
    kind: 'visit',
    functionName: 'send-visit-request',
    fields: {
      name: text(),
      email: email(),
      time: select({ values: ['Morning', 'Evening'] }),
      day: date({ optional: true }),
    },
    consents: ['request'],
    retention: twoYearsAfterReceipt,
  };
  (requestDefinitions as unknown as object[]).push(visit);
  Object.assign(forms, { visit: 'visit' });
  return 'visit' as Domain.FormId;
}
