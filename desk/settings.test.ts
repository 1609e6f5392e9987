import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deskSettings } from './settings.ts';

const env = { deskHost: '127.0.0.1', deskUrl: null, deskPeople: [], smtpUrl: null };
const url = 'https://desk.kogge.example';

test('on this machine alone whoever sits at its terminal comes in', () => {
  assert.deepEqual(deskSettings(env, 3001, 'ole'), {
    origins: ['http://127.0.0.1:3001', 'http://localhost:3001', 'http://[::1]:3001'],
    entry: { by: 'terminal', person: 'ole' },
  });
});

test('behind a proxy those come in who are named, by mail', () => {
  const people = ['ole@kogge.example'];
  assert.deepEqual(
    deskSettings({ ...env, deskUrl: url, deskPeople: people, smtpUrl: 'smtp://localhost' }, 3001, 'kogge'),
    { origins: [url], entry: { by: 'mail', people } },
  );
});

test('it does not start open to other machines without people, nor where nobody could come in', () => {
  assert.throws(() => deskSettings({ ...env, deskHost: '0.0.0.0' }, 3001, 'ole'), /DESK_URL and DESK_PEOPLE/);
  assert.throws(
    () => deskSettings({ ...env, deskUrl: url }, 3001, 'ole'),
    /DESK_PEOPLE is missing.*\nSMTP_URL is missing/,
  );
});
