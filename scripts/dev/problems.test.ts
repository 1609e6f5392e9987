import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { freePort } from './port.ts';
import { showUntilChanged } from './problems.ts';

test('problems are shown until a file changes, then the port is free', async (t) => {
  const root = mkdtempSync(path.join(tmpdir(), 'kogge-problems-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const room of ['content', 'design', 'domain', 'site']) mkdirSync(path.join(root, room));
  const host = '127.0.0.1';
  const port = await freePort(host, 0);

  const shown = showUntilChanged({ host, port, root }, [
    { file: 'content/jobs.yaml', line: 7, key: 'posted', message: 'No <day>.' },
  ]);
  // `fetch` keeps this connection open.
  const answer = await fetch(`http://${host}:${port}/careers`);
  assert.equal(answer.status, 500);
  assert.match(await answer.text(), /content\/jobs\.yaml:7.+posted.+No &lt;day&gt;\./);

  writeFileSync(path.join(root, 'content/jobs.yaml'), 'mended');
  await shown;
  const site = createServer().listen(port, host);
  await once(site, 'listening');
  site.close();
});
