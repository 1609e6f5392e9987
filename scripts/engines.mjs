/** `npm run test:engines`: installs the browsers that are not Chromium, then tests the built site in them. */
import { build, install, need, node, run } from './prepare.mjs';

install({ development: true });
need({
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
});
build();
run(node, ['--test', 'tests/engines/*.test.ts']);
