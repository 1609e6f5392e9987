import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { MailServer } from '../support/mail-server.ts';
import { RunningServer } from '../support/server.ts';
import type { Engine, Page } from './engine.ts';

/** Timeout of one journey in ms; on an idle machine it takes seconds. */
const limit = 300_000;

const photographs = fileURLToPath(new URL('../../test-results/engines', import.meta.url));

/** Starts a browser with script enabled or disabled. */
export type Start = (options: { script: boolean }) => Promise<Engine>;

export interface Journey {
  /** A window with empty storage. */
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

export type Define = (title: string, walk: (journey: Journey) => Promise<void>) => void;

/** Runs journeys one after the other in one browser. A journey that fails leaves a screenshot. */
export function inBrowser(
  name: string,
  start: () => Promise<Engine>,
  parts: ((journey: Define) => void)[],
): void {
  describe(name, () => {
    const mail = new MailServer();
    let site: RunningServer;
    let engine: Engine;
    let page: Page;
    before(async () => {
      site = await RunningServer.start({ SMTP_URL: await mail.start() });
      engine = await start();
      page = await engine.newPage();
    });
    after(async () => {
      await Promise.allSettled([engine?.end(), site?.remove()]);
      await mail.stop();
    });

    const journey: Define = (title, walk) =>
      test(title, { timeout: limit }, async () => {
        const go = (address: string) => page.open(site.url + address);
        const others: Page[] = [];
        const another = async () => {
          const other = await engine.newPage();
          others.push(other);
          return other;
        };
        const file = async (name: string, bytes: string | Buffer) => {
          const written = path.join(site.dataDir, name);
          await writeFile(written, bytes);
          return written;
        };
        await page.resize(1440, 900);
        await page.point({ x: 0, y: 0 });
        await go('/robots.txt');
        await page.run(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        try {
          await walk({ page, another, go, url: site.url, mail, file });
        } catch (error) {
          await keepPhotograph(page, `${name} ${title.replaceAll(/\W+/g, ' ').trim()}.png`);
          throw error;
        } finally {
          await Promise.allSettled(others.map((other) => other.close()));
        }
      });
    for (const part of parts) part(journey);
  });
}

async function keepPhotograph(page: Page, name: string): Promise<void> {
  try {
    const png = await page.photograph();
    await mkdir(photographs, { recursive: true });
    const file = path.join(photographs, name);
    await writeFile(file, png);
    console.log(`Screenshot: ${path.relative(process.cwd(), file)}`);
  } catch (error) {
    // The failure of the journey is reported, not this one.
    console.log(`No screenshot: ${error}`);
  }
}
