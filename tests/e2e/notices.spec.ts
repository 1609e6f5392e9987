import type { Locator, Page } from '@playwright/test';
import { fillIn, formOf, submitOf } from '../support/forms.ts';
import { expect, test } from '../support/site.ts';

test.use({ expectedErrors: [/status of 503|Something went wrong|Etwas ist schiefgelaufen/] });

const notices = (page: Page) => page.locator('#notices > li');

/** Answers requests in place of the function. */
async function answer(page: Page, ok: boolean) {
  await page.route('**/send-*-request', (route) =>
    ok
      ? route.fulfill({ json: { success: true, id: 'R1' } })
      : route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Later' } } }),
  );
}

/** Sends the form of the home page, or the one in an open dialog. */
async function send(page: Page, place = '#contact') {
  const form = page.locator(`${place} form`);
  await fillIn(form, formOf(place === '#contact' ? 'demo-home' : 'demo'));
  await submitOf(form).click();
}

/** Goes to the home page, decided about cookies, and sends its form. */
async function sendFromHome(page: Page, ok: boolean) {
  await answer(page, ok);
  await page.addInitScript(() => localStorage.setItem('kogge-cookie-consent', 'rejected'));
  await page.goto('/');
  await send(page);
}

async function noticeOf(page: Page, ok: boolean) {
  await sendFromHome(page, ok);
  await expect(notices(page)).toBeVisible();
}

test('a notice of success is shown, read out, and closes after 5 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await sendFromHome(page, true);
  // Sending waits for a frame.
  await page.clock.runFor(1);
  await expect(notices(page)).toBeVisible();
  await expect(notices(page)).toHaveAttribute('data-kind', 'success');
  await expect(notices(page)).toContainText('Demo Request Submitted');
  await page.clock.runFor(100);
  await expect(page.locator('body > astro-island > [aria-live=assertive]')).toContainText(
    "Demo Request Submitted We've received your demo request.",
  );
  await page.mouse.move(5, 300);
  await page.clock.runFor(4700);
  await expect(notices(page)).toHaveCount(1);
  await page.clock.runFor(300);
  await expect(notices(page)).toHaveCount(0);
});

test('at 400 % zoom a notice leaves half of the screen to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const ok of [true, false]) {
    await noticeOf(page, ok);
    expect((await notices(page).boundingBox())?.height).toBeLessThanOrEqual(128);
  }
});

test('a notice of failure is destructive, and one shows at a time', async ({ page }) => {
  await noticeOf(page, false);
  await expect(notices(page)).toHaveAttribute('data-kind', 'destructive');
  await expect(notices(page)).toContainText('Something went wrong');
  await page.locator('#contact form [type=submit]').click();
  await expect(notices(page)).toHaveCount(1);
});

test('the close button and Escape dismiss it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await noticeOf(page, true);
  await page.getByRole('button', { name: 'Close notification' }).click();
  await expect(notices(page)).toHaveCount(0);
  await send(page);
  await notices(page).focus();
  await page.keyboard.press('Escape');
  await expect(notices(page)).toHaveCount(0);
});

for (const { distance, stays } of [
  { distance: 40, stays: true },
  { distance: 60, stays: false },
]) {
  test(`a swipe of ${distance} px to the right ${stays ? 'does not dismiss' : 'dismisses'} it`, async ({
    page,
  }) => {
    await page.clock.install();
    await noticeOf(page, true);
    const box = await notices(page).boundingBox();
    if (!box) throw new Error('The notice has no box');
    const { x, y } = { x: box.x + 40, y: box.y + 40 };
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 5 });
    await page.mouse.move(x + distance, y, { steps: 5 });
    await page.mouse.up();
    await page.clock.runFor(800);
    await expect(notices(page)).toHaveCount(stays ? 1 : 0);
  });
}

test('a notice of refusal takes the place of the header at each width and covers nothing of the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 760 });
  await answer(page, false);
  await page.goto('/de');
  await send(page);
  const summary = page.locator('#contact form [tabindex="-1"]').first();
  await expect(summary).toBeFocused();
  const boxOf = async (locator: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
    return { x, y, width, height, bottom: y + height };
  };
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 760 });
    await summary.evaluate((element) => element.scrollIntoView());
    const notice = await boxOf(notices(page));
    const header = await boxOf(page.getByRole('banner'));
    expect(notice, `${width} px`).toMatchObject({ x: 0, y: 0, width });
    expect(notice.bottom, `${width} px`).toBeGreaterThanOrEqual(header.bottom);
    expect(notice.bottom, `${width} px`).toBeLessThanOrEqual(header.bottom + (width < 390 ? 24 : 1));
    expect((await boxOf(summary)).bottom, `${width} px`).toBeGreaterThan(notice.bottom + 24);
    const flag = await boxOf(notices(page).locator('svg').first());
    expect(flag.height, `${width} px`).toBeCloseTo(notice.height);
  }
});

test('the live region is there, empty, before anything happens; F8 leads to it, before and after the first notice', async ({
  page,
}) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(region).toBeAttached();
  await expect(region).toHaveText('');
  await expect(page.locator('body > astro-island > [aria-live=assertive]')).toHaveText('');
  await page.keyboard.press('F8');
  await expect(page.locator('#notices')).toBeFocused();
  await noticeOf(page, true);
  await page.keyboard.press('F8');
  await expect(page.locator('#notices')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notices(page)).toBeFocused();
});

test('a dialog says itself that its form was not sent, without a notice over it', async ({ page }) => {
  await answer(page, false);
  await page.goto('/solutions/loyalty-plus');
  await page.locator('main [commandfor=demo]').first().click();
  await send(page, '#demo');
  const report = page.locator('dialog#demo [data-report]');
  await expect(report).toContainText('Something went wrong');
  await expect(report).toContainText('Requests cannot be stored at the moment.');
  await expect(notices(page)).toHaveCount(0);
  await page.locator('#demo [name=name]').focus();
  await page.keyboard.press('F8');
  await expect(report).toBeFocused();
});

test('what was sent from a dialog can be read below its button until the page is left', async ({ page }) => {
  await answer(page, true);
  await page.goto('/solutions/loyalty-plus');
  await page.locator('main [commandfor=demo]').first().click();
  await send(page, '#demo');
  await expect(page.locator('dialog#demo')).toBeHidden();
  const note = page.locator('main .sent');
  await expect(note).toHaveText(/^Sent at \d\d?:\d\d.* Its number is R1\. A confirmation/);
  await expect(note).toHaveCount(1);
});
