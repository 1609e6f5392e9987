/** `npm run test:engines`: installs Firefox and WebKit and runs the visitor journeys in them. */
import { build, install, installPrograms, node, run } from './prepare.mjs';

install({ development: true });
const missing = installPrograms({
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
});
if (missing.length > 0) {
  console.error(`The journeys need ${missing.join(', ')}: see CONTRIBUTING.md.`);
  process.exit(1);
}
build();
const started = performance.now();
// In parallel: the browsers mostly wait.
run(node, [
  '--test',
  '--test-force-exit',
  '--test-concurrency=2',
  '--test-timeout=1200000',
  'tests/engines/*.test.ts',
]);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`\nEvery journey succeeded in WebKit and Firefox, in ${seconds} s.`);
