import assert from 'node:assert/strict';
import { test } from 'node:test';
import { content } from '../../tests/support/content.ts';
import { filledLine, legalSections, legalValues } from './legal-text.ts';

const { company } = content;
const year = { one: '{count} year', other: '{count} years' };
const privacy = {
  dataProtectionOfficer: { none: 'None.', one: 'Officer: {officer}.' },
  analytics: { none: 'None.', one: '{analytics} by {provider}.' },
  video: { own: 'Ours.', external: 'Elsewhere.' },
};

test('a text is split at its headings, each with the address behind it', () => {
  const { intro, sections } = legalSections(
    '<p>Before.</p><h2 id="a-one">One {#one}</h2><p>First.</p><h2 id="two">Two {#two}</h2><p>Second.</p>',
    {},
  );
  assert.equal(intro, '<p>Before.</p>');
  assert.deepEqual(sections, [
    { id: 'one', title: 'One', html: '<p>First.</p>' },
    { id: 'two', title: 'Two', html: '<p>Second.</p>' },
  ]);
});

test('a heading without an address, and a placeholder without a value, stop the build', () => {
  assert.throws(() => legalSections('<h2>Cookies</h2>', {}), /has no \{#address\}/);
  assert.throws(() => legalSections('<h2>One {#one}</h2><p>{nothing}</p>', {}), /No value for \{nothing\}/);
});

test('a list with labels becomes a description list, any other list stays', () => {
  const { sections } = legalSections(
    '<h2>One {#one}</h2><ul>\n<li><strong>Data:</strong> name</li>\n</ul>\n<ul>\n<li>plain</li>\n</ul>',
    {},
  );
  assert.match(sections[0]?.html ?? '', /<dl><div><dt>Data<\/dt><dd>name<\/dd><\/div><\/dl>\n<ul>/);
});

test('periods are those by which the server deletes, mail boxes and telephone links, dates figures', () => {
  const values = legalValues('de', company, year, privacy);
  assert.equal(values.retentionDemo, '2 years');
  assert.equal(values.retentionApplication, '1 year');
  assert.equal(values.privacyMail, `<a href="mailto:${company.mail.privacy}">${company.mail.privacy}</a>`);
  assert.match(values.phone ?? '', /^<a href="tel:\+\d+">/);
  assert.equal(values.effective, '01.12.2021');
});

test('the cookies section says what the facts of the company make true', () => {
  const none = legalValues('en', company, year, privacy);
  assert.equal(none.cookieAnalytics, 'None.');
  assert.equal(none.videoOrigin, 'Ours.');
  const some = legalValues(
    'en',
    {
      ...company,
      analytics: { name: 'Count', provider: 'R&D <Ltd>', script: 'https://count.example/a.js' },
      links: { ...company.links, demoVideo: 'https://store.example/v.mp4' },
    },
    year,
    privacy,
  );
  assert.equal(some.cookieAnalytics, 'Count by R&amp;D &lt;Ltd>.');
  assert.equal(some.videoOrigin, 'Elsewhere.');
});

test('a line of facts takes values as the text does, and a value twice', () => {
  const values = legalValues('en', company, year, privacy);
  assert.equal(
    filledLine('{city}, {city}: {helloMail}', values),
    `${company.address.city}, ${company.address.city}: ${values.helloMail}`,
  );
});
