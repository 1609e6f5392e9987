import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '../../tests/support/app.ts';
import { type HealthReport, nothingSeen } from './check.ts';

test('is alive and ready while the database is away, and names what fails; not ready while it stops', async (t) => {
  const since = new Date('2026-11-20T10:00:00Z');
  const store = { status: 'failing', code: 'ECONNREFUSED', reason: 'Away.', since } as const;
  let report: HealthReport | null = { ...nothingSeen, store };
  const site = await testApp({ health: () => report });
  t.after(() => site.stop());
  const ask = async (path: string) => {
    const answer = await site.app.request(path);
    return [answer.status, await answer.json()];
  };
  assert.deepEqual(await ask('/livez'), [200, { status: 'ok' }]);
  assert.deepEqual(await ask('/readyz'), [
    200,
    {
      status: 'failing',
      checks: { ...nothingSeen, store: { ...store, since: '2026-11-20T10:00:00.000Z' } },
    },
  ]);
  report = nothingSeen;
  assert.deepEqual(await ask('/readyz'), [200, { status: 'ok', checks: nothingSeen }]);
  report = null;
  assert.deepEqual(await ask('/readyz'), [503, { status: 'stopping' }]);
});

test('counts outcomes of requests, without labels that strangers choose', async (t) => {
  const counted: unknown[][] = [];
  const site = await testApp({
    meter: {
      request: (kind, outcome) => counted.push([kind, outcome]),
      refusal: (reason) => counted.push([reason]),
      delivery: () => undefined,
    },
  });
  t.after(() => site.stop());
  const post = (name: string, body: object, method = 'POST') =>
    site.app.request(`/functions/v1/${name}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
  const sender = { name: 'Femke Brandt', email: 'femke@hansekontor.example', company: 'Hansekontor' };
  await post('send-demo-request', sender);
  await post('send-demo-request', { ...sender, leaveEmpty: 'x' });
  await post('send-demo-request', { ...sender, email: 'x' });
  await post('send-demo-request', {}, 'GET');
  await post('invented-by-a-stranger', {});
  assert.deepEqual(counted, [
    ['demo', 'saved'],
    ['demo', 'spam'],
    ['demo', 'refused'],
    ['invalid_fields'],
    ['method_not_allowed'],
    ['not_found'],
  ]);
});
