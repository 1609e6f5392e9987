import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { it } from 'node:test';
import { content } from '../tests/support/content.ts';
import { findings } from './launch-check.ts';

function proxies(...addresses: string[]): BlockList {
  const list = new BlockList();
  for (const address of addresses) list.addAddress(address);
  return list;
}

const settings = {
  smtpUrl: 'smtps://mail.real.de',
  mailFrom: 'hello@real.de',
  mailTo: 'hello@real.de',
  mailToCareers: 'jobs@real.de',
  siteUrl: 'https://www.real.de',
  trustedProxies: proxies('127.0.0.1'),
};
const approved = { samples: [], drafts: [] };
const all = (found: ReturnType<typeof findings>) => Object.values(found).flat();

it('lists samples with their value, and unlisted values that look like samples', () => {
  const found = findings(
    {
      mail: { hello: 'a@kogge.example' },
      links: { site: 'https://kogge.example' },
      drafts: [],
      samples: ['mail', 'jobs'],
    },
    settings,
  );
  assert.deepEqual(
    all(found).map((line) => line.replace(/ +/, ' ')),
    ['mail a@kogge.example', 'jobs content/jobs.yaml', 'links.site https://kogge.example'],
  );
});

it('names settings that are missing', () => {
  const unset = { smtpUrl: null, mailTo: 'a@kogge.example', siteUrl: 'http://localhost:3000' };
  assert.deepEqual(all(findings(approved, { ...settings, ...unset })), [
    'SMTP_URL is not set: mails are only written to files.',
    'MAIL_TO is a sample: a@kogge.example',
    'PUBLIC_SITE_URL is not the address of the site: http://localhost:3000',
  ]);
});

it('reminds of tax figures whose year is over', () => {
  const in2027 = new Date('2027-01-02');
  assert.match(
    all(findings({ ...approved, taxFiguresOf: 2026 }, settings, in2027)).join(),
    /tax figures of the cards are those of 2026/,
  );
  assert.deepEqual(all(findings({ ...approved, taxFiguresOf: 2027 }, settings, in2027)), []);
});

it('names an SMTP_URL whose options allow unencrypted mails', () => {
  const open = ['smtp://mail.real.de:587?requireTLS=false', 'smtp://10.0.0.9/?tls.x=1&ignoreTLS=true'];
  for (const smtpUrl of open) {
    assert.deepEqual(all(findings(approved, { ...settings, smtpUrl })), [
      'SMTP_URL may send mails unencrypted: take requireTLS and ignoreTLS out of it.',
    ]);
  }
  const closed = [
    'smtp://me:secret@mail.real.de:587',
    'smtp://mail.real.de/?requireTLS=true',
    'smtp://localhost:25?ignoreTLS=true',
    'smtps://mail.real.de?requireTLS=false',
  ];
  for (const smtpUrl of closed) assert.deepEqual(all(findings(approved, { ...settings, smtpUrl })), []);
});

it('names missing TRUSTED_PROXIES, without which all visitors share one limit', () => {
  assert.deepEqual(all(findings(approved, { ...settings, trustedProxies: proxies() })), [
    'TRUSTED_PROXIES is not set: all visitors together may send as much as one. Name the proxy that has the certificate.',
  ]);
});

it('finds nothing when all is real and approved', () => {
  assert.deepEqual(all(findings({ ...approved, name: 'Real GmbH' }, settings)), []);
});

it('finds every sample in company.yaml', () => {
  const found = findings(content.company, settings);
  assert.deepEqual(found['Looks like a sample, but is not listed as one in content/company.yaml'], []);
});

it('no other content file contains a sample address', () => {
  const folder = new URL('../content/', import.meta.url);
  const elsewhere = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|md)$/.test(file) && file !== 'company.yaml')
    .filter((file) => /\.example\b/.test(readFileSync(new URL(file, folder), 'utf8')));
  assert.deepEqual(elsewhere, []);
});
