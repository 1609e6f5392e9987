/** `npm run test:engines`: installs the browsers that are not Chromium, then walks the journeys of visitors in them. */
import { build, install, node, requirePrograms, run } from './prepare.mjs';

install({ development: true });
requirePrograms({
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
});
build();
// Browsers wait more than they work.
run(node, ['--test', '--test-concurrency=2', 'tests/engines/*.test.ts']);
console.log('\nEvery journey succeeded in WebKit and Firefox.');
