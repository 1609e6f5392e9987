import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { languages } from '../../domain/languages.ts';
import { read } from './dist.ts';

const fields = new Map(
  read('.well-known/security.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(': ', 2) as [string, string]),
);

test('security.txt says where to report a hole, in our languages, under its own address', () => {
  const { mail } = parse(readFileSync(new URL('../../content/company.yaml', import.meta.url), 'utf8'));
  assert.deepEqual([...fields.keys()], ['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  assert.equal(fields.get('Contact'), `mailto:${mail.security}`);
  assert.equal(fields.get('Preferred-Languages'), languages.join(', '));
  const { origin } = new URL(/^Sitemap: (.+)$/m.exec(read('robots.txt'))?.[1] as string);
  assert.equal(fields.get('Canonical'), `${origin}/.well-known/security.txt`);
});

test('security.txt is valid now, and for less than a year (RFC 9116, 2.5.5)', () => {
  const days = (Date.parse(fields.get('Expires') as string) - Date.now()) / 86_400_000;
  assert(days > 0 && days < 365, `${days} days`);
});
