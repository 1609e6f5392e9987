import { test as base, expect } from '@playwright/test';
import { MailServer } from './mail-server.ts';
import { RunningServer } from './server.ts';

interface Site {
  url: string;
  mail: MailServer;
}

interface TestFixtures {
  /** Errors that the test provokes. */
  expectedErrors: RegExp[];
  watch: undefined;
}

/** Fails a test for console errors and CSP violations in its pages. */
export const watched = base.extend<TestFixtures>({
  // An array of its own for each test, which may add to it.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  expectedErrors: [async ({}, use) => use([]), { option: true }],
  watch: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      context.on('weberror', (error) => errors.push(String(error.error())));
      await use(undefined);
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Tests on the built site, with the real server and an SMTP server. */
export const test = watched.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const mail = new MailServer();
      // All tests send from one address, which may otherwise use only a part of the confirmations.
      const server = await RunningServer.start({ SMTP_URL: await mail.start(), CONFIRMATIONS_PER_HOUR: '0' });
      await use({ url: server.url, mail });
      await server.remove();
      await mail.stop();
      // Names of the tests' senders, and mail addresses; tests/faults/log.test.ts looks closer.
      const personal = server.log.split('\n').filter((line) => /\w@\w|brandt|tester|lovelace/i.test(line));
      expect(personal, 'personal data in the log').toEqual([]);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect };
