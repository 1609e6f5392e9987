import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pages = {
  '/solutions/ai-retail-assistant': {
    live: /Live demo.*new tab/s,
    lowest: '97.0',
    yardstick: '+1.2%',
    captions: 'en',
    caption: 'You start with a question, not with a table.',
  },
  '/de/solutions/ai-retail-assistant': {
    live: /Live-Demo.*neuen Tab/s,
    lowest: '97,0',
    yardstick: '+1,2 %',
    captions: 'de',
    caption: 'Am Anfang steht eine Frage, keine Tabelle.',
  },
};

const first = (page: Page) => page.locator('section[aria-labelledby="challenge"]');
const second = (page: Page) => page.locator('section[aria-labelledby="second"]');
const filmOf = (page: Page) => page.locator('figure').filter({ has: page.locator('video') });

for (const [address, words] of Object.entries(pages)) {
  test(`${address} offers demo and mail, shows both answers, and plays its video with captions`, async ({
    page,
  }) => {
    await page.goto(address);

    await test.step('offers the live demo in a new tab and a mail, but no demo dialog', async () => {
      const hero = page.locator('main > section').first();
      const live = 'a[target="_blank"].btn';
      await expect(hero.locator('.btns > span', { has: page.locator(live) })).toHaveText(words.live);
      await expect(hero.locator(live)).toHaveAttribute('rel', /noopener/);
      const mail = /^mailto:[^?]+\?subject=AI%20Retail%20Analyst$/;
      await expect(hero.locator('a[href^="mailto:"].btn')).toHaveAttribute('href', mail);
      await expect(page.locator('dialog')).toHaveCount(0);
    });

    await test.step('shows the answer with its chart and figures, and the second one with its bars', async () => {
      await expect(first(page).locator('svg[role="img"]')).toBeVisible();
      await first(page).locator('summary').click();
      await expect(first(page).locator('tbody tr')).toHaveCount(24);
      await expect(first(page).locator('tbody tr').nth(12)).toContainText(words.lowest);
      await expect(second(page).locator('li')).toHaveCount(6);
      await expect(second(page).locator('li').nth(3)).toContainText(words.yardstick);
    });

    await test.step('plays the video in place of its poster, with captions, and shows the poster again', async () => {
      const film = filmOf(page);
      const video = film.locator('video');
      const button = film.getByRole('button');
      const poster = film.getByText('24');
      const heights = async () => [await film.boundingBox(), await page.locator('main').boundingBox()];
      await expect(video).toBeHidden();
      await expect(poster).toBeVisible();
      await expect(video).toHaveAttribute('preload', 'none');
      await expect(video.locator('track[default]')).toHaveAttribute('srclang', words.captions);
      await expect(video.locator('track')).toHaveCount(2);
      await button.scrollIntoViewIfNeeded();
      const before = await heights();
      await button.click();
      await expect(video).toBeVisible();
      await expect(poster).toBeHidden();
      await expect(button).toBeFocused();
      await expect(film.locator('figcaption')).toHaveText(words.caption);
      await expect(video).not.toHaveAttribute('controls');
      expect(await heights()).toEqual(before);
      const second = () => video.evaluate((film: HTMLVideoElement) => film.currentTime);
      await expect.poll(second).toBeGreaterThan(0);
      const paused = () => video.evaluate((film: HTMLVideoElement) => film.paused);
      await page.keyboard.press('Enter');
      await expect.poll(paused).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(paused).toBe(false);
      const length = await video.evaluate((film: HTMLVideoElement) => {
        film.currentTime = film.duration - 0.2;
        return film.duration;
      });
      expect(length).toBeCloseTo(20, 0);
      await expect(video).toBeHidden();
      await expect(poster).toBeVisible();
      await expect(button).toBeFocused();
      expect(await heights()).toEqual(before);
    });

    await test.step('has a transcript of the video', async () => {
      const transcript = page
        .locator('details')
        .filter({ has: page.locator('ol') })
        .first();
      await transcript.locator('summary').click();
      await expect(transcript.locator('li')).toHaveCount(7);
    });

    await test.step('lets no ribbon fall with reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      await first(page).locator('svg[role="img"]').scrollIntoViewIfNeeded();
      await expect(first(page).locator('[data-gesture=""]')).toBeVisible();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both answers can be read, and the browser plays the video', async ({ page }) => {
    await page.goto('/solutions/ai-retail-assistant');
    await expect(first(page).locator('svg[role="img"]')).toBeVisible();
    await expect(second(page).locator('li').first()).toBeVisible();
    await expect(filmOf(page).getByRole('button')).toBeHidden();
    await expect(page.locator('video[controls]')).toBeVisible();
  });
});
