import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';

test('development takes the next free port, handles forms and stops completely', {
  timeout: 120_000,
}, async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kogge-dev-'));
  t.after(() => rmSync(folder, { recursive: true }));
  let misdirected = 0;
  const foreign = createServer((_request, response) => {
    misdirected += 1;
    response.end('foreign');
  }).listen(0, '127.0.0.1');
  await once(foreign, 'listening');
  t.after(() => foreign.close());
  const { port: taken } = foreign.address() as { port: number };

  const child = spawn(process.execPath, ['scripts/dev/main.ts'], {
    env: { ...process.env, PORT: String(taken), DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  const lines = await linesUntil(child, /open at/);
  assert.ok(lines.includes(`Port ${taken} is in use by another program.`));
  const [site = ''] = lines.join('\n').match(/http:\S+/g) ?? [];
  assert.equal(lines.join('\n').match(/http:/g)?.length, 1);
  assert.notEqual(new URL(site).port, String(taken));

  // A German form posted without script gets a page of the running site.
  const answer = await fetch(`${site}/functions/v1/send-demo-request`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({
      form: 'demo',
      language: 'de',
      name: 'Ida Example',
      page: '/de/solutions/grail',
    }),
  });
  assert.equal(answer.status, 400);
  const html = await answer.text();
  assert.match(html, /<title>Fehler: /);
  assert.match(html, /value="Ida Example"/);
  assert.equal(misdirected, 0);

  child.kill('SIGTERM');
  await once(child, 'exit');
  await assert.rejects(fetch(site));
});

async function linesUntil(child: ChildProcess, pattern: RegExp): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    lines.push(line);
    if (pattern.test(line)) return lines;
  }
  throw new Error(`Ended before it said ${pattern}:\n${lines.join('\n')}`);
}
