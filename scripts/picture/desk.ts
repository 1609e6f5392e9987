import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { readBuilt } from '../../desk/built.ts';
import { dayMs } from '../../domain/periods.ts';
import { testDesk } from '../../tests/support/desk.ts';
import { fillWithSamples } from './sample-requests.ts';

const now = new Date('2026-11-20T09:26:00Z');
const origin = 'https://desk.kogge.example';

/** Takes screenshots of the desk's inbox and overview with sample requests, at a fixed time. */
export async function pictureDesk(
  browser: Browser,
  take: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const built = readBuilt(fileURLToPath(new URL('../../dist-desk', import.meta.url)));
  const desk = await testDesk(null, { built });
  try {
    await fillWithSamples(desk.store, now);
    desk.state.now = now;
    const secret = randomUUID();
    await desk.store.desk.addSession({ secret, person: 'ole@kogge.example', until: new Date(+now + dayMs) });
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      timezoneId: 'Europe/Berlin',
      locale: 'en-GB',
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(now);
    await page.route('**', async (route) => {
      const request = route.request();
      const body = request.postData();
      const answer = await desk.app.request(request.url(), {
        method: request.method(),
        headers: {
          ...(await request.allHeaders()),
          host: new URL(origin).host,
          cookie: `__Host-kogge-desk=${secret}`,
        },
        ...(body === null ? {} : { body }),
      });
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      });
    });
    await page.goto(origin);
    await page.getByRole('link', { name: /Femke Brandt/ }).click();
    await page.getByText('No other request came from this address').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(720, 890);
    await take(page, 'desk-inbox');
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('heading', { name: 'Deletion ahead' }).waitFor();
    await take(page, 'desk-overview');
    await context.close();
  } finally {
    await desk.stop();
  }
}
