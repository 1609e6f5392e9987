import type { Company } from '../../domain/content/company.ts';
import { timeZone } from '../../domain/time-zone.ts';
import type { Job } from '../content/jobs.ts';

const unitTexts = { hour: 'HOUR', year: 'YEAR' } as const;

/** A job for search engines (https://schema.org/JobPosting). `address` is the absolute URL of its page. */
export function jobPosting(job: Job, employer: Company, address: URL): object {
  const { employment, pay, posted, validThrough } = job.facts;
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return {
    '@type': 'JobPosting',
    title: `${job.title} ${job.genderNote}`,
    description: `<p>${job.description}</p>${list(job.tasks)}${list(job.requirements)}`,
    identifier: { '@type': 'PropertyValue', name: employer.name, value: job.id },
    url: new URL(`#${job.id}`, address).href,
    datePosted: posted,
    validThrough: endOfDay(validThrough),
    employmentType: employment,
    workHours: job.hours,
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.name,
      sameAs: new URL('/', address).href,
      logo: new URL('/icon-512.png', address).href,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: employer.address.street,
        postalCode: employer.address.postalCode,
        addressLocality: employer.address.city,
        addressCountry: employer.address.countryCode,
      },
    },
    // Search engines would read a sample as a promise.
    ...(!employer.samples.includes('jobs') && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: {
          '@type': 'QuantitativeValue',
          minValue: pay.min,
          maxValue: pay.max,
          unitText: unitTexts[pay.per],
        },
      },
    }),
  };
}

/** The last second of a day in Bremen: `2026-07-31T23:59:59+02:00`. */
function endOfDay(day: string): string {
  // Clocks change at night, so the offset at noon is that of the evening.
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${day}T12:00Z`),
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return `${day}T23:59:59${offset}`;
}
