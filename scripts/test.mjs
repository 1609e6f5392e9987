/** `npm test`: installs, builds, then runs all checks and tests. */
import { spawnSync } from 'node:child_process';
import { findChromium, shell } from './chromium.mjs';
import { build, buildDesk, install, installPrograms, root } from './prepare.mjs';

install({ development: true });
if (!process.env.CHROMIUM_PATH) {
  installPrograms({ '/usr/bin/chromium': 'chromium', [shell]: 'chromium-headless-shell' });
}
if (!findChromium()) {
  console.error(
    'The tests need Chromium or Chrome. On Debian: sudo apt-get install chromium. Else: CONTRIBUTING.md.',
  );
  process.exit(1);
}
build();
buildDesk();

// Fault and content tests run together with unit tests: the first mostly wait, the second mostly compute.
const parts = [['check'], ['test:unit', 'tests/faults/*.test.ts', 'tests/content/*.test.ts'], ['test:e2e']];
const failed = parts.filter(([script, ...files]) => {
  const args = ['run', '--silent', script, '--', ...files];
  return spawnSync('npm', args, { cwd: root, stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(([script]) => script).join(', ')}.`);
  process.exit(1);
}
console.log('\nEverything passed.');
