import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { MailServer } from '../support/mail-server.ts';
import { RunningServer } from '../support/server.ts';
import type { Engine, Page } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** How long one journey may take on a busy machine, in ms; on an idle one it takes seconds. */
const limit = 120_000;

const engines = { WebKit: startWebKit, Firefox: startFirefox };
const photographs = fileURLToPath(new URL('../../test-results/engines', import.meta.url));

/** What a journey has: a window that has never been here, the site, and the mails it sends. */
export interface Journey {
  page: Page;
  /** A second window of the same browser. */
  another: () => Promise<Page>;
  /** Opens an address of the site. */
  go: (address: string) => Promise<void>;
  url: string;
  mail: MailServer;
  /** Writes a file that can be attached, and returns its path. */
  file: (name: string, bytes: string | Buffer) => Promise<string>;
}

type Define = (title: string, walk: (journey: Journey) => Promise<void>) => void;

/** Walks the same journeys in every engine; the site of each is its own. A journey that fails leaves a photograph. */
export function inEveryEngine(define: (journey: Define) => void, { script = true } = {}) {
  for (const [name, start] of Object.entries(engines)) {
    describe(script ? name : `${name} without script`, () => {
      const mail = new MailServer();
      let site: RunningServer;
      let engine: Engine;
      let page: Page;
      before(async () => {
        site = await RunningServer.start({ SMTP_URL: await mail.start() });
        engine = await start({ script });
        page = await engine.newPage();
      });
      after(async () => {
        await Promise.allSettled([engine?.end(), site?.remove()]);
        await mail.stop();
      });
      define((title, walk) =>
        test(title, { timeout: limit }, async () => {
          const go = (address: string) => page.open(site.url + address);
          await page.resize(1440, 900);
          await go('/robots.txt');
          await page.run(() => {
            localStorage.clear();
            sessionStorage.clear();
          });
          const attachment = async (name: string, bytes: string | Buffer) => {
            const written = path.join(site.dataDir, name);
            await writeFile(written, bytes);
            return written;
          };
          try {
            await walk({ page, another: engine.newPage, go, url: site.url, mail, file: attachment });
          } catch (error) {
            const file = path.join(photographs, `${name} ${title.replaceAll(/\W+/g, ' ').trim()}.png`);
            await mkdir(photographs, { recursive: true });
            await writeFile(file, await page.photograph());
            console.log(`What was to be seen: ${path.relative(process.cwd(), file)}`);
            throw error;
          }
        }));
    });
  }
}
