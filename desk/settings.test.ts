import assert from 'node:assert/strict';
import { BlockList } from 'node:net';
import { test } from 'node:test';
import { deskSettings } from './settings.ts';

const trustedProxies = new BlockList();
const env = { deskHost: '127.0.0.1', deskUrl: null, deskPeople: [], smtpUrl: null, trustedProxies };
const url = 'https://desk.kogge.example';

test('without DESK_URL the user of this machine signs in by the terminal', () => {
  assert.deepEqual(deskSettings(env, 3001, 'ole'), {
    origins: ['http://127.0.0.1:3001', 'http://localhost:3001', 'http://[::1]:3001'],
    entry: { by: 'terminal', person: 'ole' },
  });
});

test('with DESK_URL the people in DESK_PEOPLE sign in by mail', () => {
  const people = ['ole@kogge.example'];
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('127.0.0.1');
  const behind = { ...env, deskUrl: url, deskPeople: people, smtpUrl: 'smtp://localhost', trustedProxies };
  assert.deepEqual(deskSettings(behind, 3001, 'kogge'), { origins: [url], entry: { by: 'mail', people } });
});

test('settings that admit everybody or nobody are refused', () => {
  assert.throws(() => deskSettings({ ...env, deskHost: '0.0.0.0' }, 3001, 'ole'), /DESK_URL and DESK_PEOPLE/);
  assert.throws(
    () => deskSettings({ ...env, deskUrl: url }, 3001, 'ole'),
    /DESK_PEOPLE is missing.*\nSMTP_URL is missing.*\nTRUSTED_PROXIES is missing/,
  );
});
