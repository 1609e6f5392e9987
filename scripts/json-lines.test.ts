import assert from 'node:assert/strict';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { it } from 'node:test';
import { handOnAsJson } from './json-lines.mjs';

it('what Node says beside the server becomes lines of the log, what is JSON stays', async () => {
  const stream = new PassThrough();
  const lines: string[] = [];
  handOnAsJson(stream, (line: string) => lines.push(line));
  stream.write('{"level":"fatal"}\n\n(node:7) Warning: "old"');
  stream.end(' thing\n');
  await once(stream, 'close');
  assert.equal(lines[0], '{"level":"fatal"}');
  const { level, event, msg } = JSON.parse(lines[1] ?? '');
  assert.deepEqual([lines.length, level, event, msg], [2, 'warn', 'stderr', '(node:7) Warning: "old" thing']);
});
