import { test as base, expect } from '@playwright/test';
import { MailServer } from './mail-server.ts';
import { RunningServer } from './server.ts';

interface Site {
  url: string;
  mail: MailServer;
  server: RunningServer;
}

interface TestFixtures {
  /** Console errors and CSP violations that this test provokes on purpose; all others fail it. */
  expectedErrors: RegExp[];
  watch: undefined;
}

/** Tests on the built site, served by the real server, with a real SMTP server behind it. */
export const test = base.extend<TestFixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const mail = new MailServer();
      // All tests send from one address, which has a part of the confirmations only.
      const server = await RunningServer.start({ SMTP_URL: await mail.start(), CONFIRMATIONS_PER_HOUR: '0' });
      await use({ url: server.url, mail, server });
      await server.remove();
      await mail.stop();
      // The senders of all tests, and addresses of any kind; tests/faults/log.test.ts looks closer.
      const personal = server.log.split('\n').filter((line) => /\w@\w|brandt|tester|lovelace/i.test(line));
      expect(personal, 'personal data in the log').toEqual([]);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // An array of its own for each test, which may add to it.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  expectedErrors: [async ({}, use) => use([]), { option: true }],
  watch: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      context.on('weberror', (error) => note(String(error.error())));
      await use(undefined);
      expect(errors, 'console errors and CSP violations').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
