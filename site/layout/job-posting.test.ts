import assert from 'node:assert/strict';
import { test } from 'node:test';
import { content } from '../../tests/support/content.ts';
import { jobPosting } from './job-posting.ts';

const job = {
  id: 'backend',
  title: 'Working Student Backend Developer',
  genderNote: '(m/w/d)',
  location: 'Bremen',
  type: 'Part-time',
  pay: '€16 to €18 an hour',
  until: '',
  subtitle: 'Node.js',
  hours: '20 hours a week',
  description: 'You build what tills talk to.',
  tasks: ['Write services'],
  requirements: ['A place at a university'],
};
const facts = {
  employment: 'PART_TIME',
  pay: { min: 16, max: 18, per: 'hour' },
  posted: '2026-03-01',
  beside: 'ole',
} as const;

test('pay is told to search engines once it is no sample any more', () => {
  const posting = (samples: string[]) =>
    jobPosting(
      { ...job, facts: { ...facts, validThrough: '2026-07-31' } },
      { ...content.company, samples },
      new URL('https://www.kogge.example/careers'),
    );
  assert(!('baseSalary' in posting(['jobs'])));
  assert('baseSalary' in posting([]));
});

test('a job ends with its last day in Bremen, in summer, in winter and when clocks change', () => {
  for (const [validThrough, end] of [
    ['2026-07-31', '2026-07-31T23:59:59+02:00'],
    ['2026-12-31', '2026-12-31T23:59:59+01:00'],
    ['2026-03-29', '2026-03-29T23:59:59+02:00'],
    ['2026-10-25', '2026-10-25T23:59:59+01:00'],
  ] as const) {
    const posting = jobPosting(
      { ...job, facts: { ...facts, validThrough } },
      content.company,
      new URL('https://www.kogge.example/careers'),
    );
    assert.equal((posting as { validThrough: string }).validThrough, end);
  }
});
