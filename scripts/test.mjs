/** `npm test`: installs what the tests need, then runs every check from formatting to browser. */
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { build, install, need, node, root, run } from './prepare.mjs';

install({ development: true });
if (!findChromium()) need({ '/usr/bin/chromium': 'chromium' });
build();

const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
for (const script of ['check', 'test:unit', 'test:content', 'test:faults', 'test:e2e']) {
  console.log(`\n— ${script}`);
  run('npm', ['run', '--silent', script], { cwd: root, env });
}
console.log('\nEverything passed.');
