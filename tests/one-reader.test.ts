/** Checker, build and server accept and refuse the same files of `content/`. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { loadContent } from '../server/content.ts';
import { checkContent, reportOf } from '../site/build/content/check.ts';
import { keysLoader } from '../site/build/content/loader.ts';

/** The message of each of the three about a changed `jobs.yaml`; empty when it is accepted. */
async function messagesFor(t: TestContext, change: (jobs: string) => string) {
  const root = mkdtempSync(path.join(tmpdir(), 'kogge-content-'));
  t.after(() => rmSync(root, { recursive: true }));
  cpSync('content', path.join(root, 'content'), { recursive: true });
  const file = path.join(root, 'content/jobs.yaml');
  writeFileSync(file, change(readFileSync(file, 'utf8')));

  const loaded = new Map<string, { data: Record<string, unknown> }>();
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    store: {
      clear: () => loaded.clear(),
      set: (entry: { id: string; data: Record<string, unknown> }) => loaded.set(entry.id, entry),
    },
    parseData: async ({ data }: { data: unknown }) => data,
  } as unknown as LoaderContext;
  const messageOf = (error: Error) => error.message;
  return {
    checker: reportOf(await checkContent(root)),
    build: await keysLoader('jobs.yaml')
      .load(context)
      .then(() => '', messageOf),
    server: await Promise.try(() => loadContent(pathToFileURL(`${root}/content/`))).then(() => '', messageOf),
    loaded,
  };
}

test('a day without quotes is the same text as one in quotes', async (t) => {
  const messages = await messagesFor(t, (jobs) => jobs.replace(/posted: .*/, 'posted: 2026-11-02'));
  assert.deepEqual([messages.checker, messages.build, messages.server], ['', '', '']);
  assert.equal(messages.loaded.get('backend')?.data.posted, '2026-11-02');
});

for (const [mistake, change, sentence] of [
  [
    'a key twice',
    (jobs: string) => jobs.replace(/( {2}posted: .*\n)/, '$1$1'),
    'This key stands twice in its group. Remove one.',
  ],
  ['a tab', (jobs: string) => jobs.replace('  posted:', '\tposted:'), 'Indent with spaces, not with tabs.'],
] as const) {
  test(`${mistake} is reported in one sentence, with its line`, async (t) => {
    const { checker, build, server } = await messagesFor(t, change);
    assert.match(checker, /^content\/jobs\.yaml:\d+ {2}/);
    assert.ok(checker.endsWith(sentence), checker);
    assert.equal(build, checker);
    assert.equal(server, checker);
  });
}
