/** `npm test`: installs what the tests need, then runs every check from formatting to browser. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, install, node, root, run } from './prepare.mjs';

const chromium = '/usr/bin/chromium';

install({ development: true });
if (!existsSync(chromium)) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    console.error(
      `The browser tests need Chromium at ${chromium}. Install it: sudo apt-get install chromium`,
    );
    process.exit(1);
  }
  console.log('Installing Chromium …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', 'chromium']);
}
build();

const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
for (const script of ['check', 'test:unit', 'test:content', 'test:faults', 'test:e2e']) {
  console.log(`\n— ${script}`);
  run('npm', ['run', '--silent', script], { cwd: root, env });
}
console.log('\nEverything passed.');
