import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pages = {
  '/solutions/ai-retail-assistant': { live: /Live demo.*new tab/s, lowest: '97.0', captions: 'en' },
  '/de/solutions/ai-retail-assistant': { live: /Live-Demo.*neuen Tab/s, lowest: '97,0', captions: 'de' },
};

const answers = (page: Page) => page.locator('section[aria-labelledby="solution"] [aria-live] > div');

for (const [address, words] of Object.entries(pages)) {
  test(`${address} offers demo and mail, shows the chosen answer, and plays its video with captions`, async ({
    page,
  }) => {
    await page.goto(address);
    const [first, second] = [answers(page).nth(0), answers(page).nth(1)];
    const questions = page.locator('section[aria-labelledby="solution"] label');

    await test.step('offers the live demo in a new tab and a mail, but no demo dialog', async () => {
      const hero = page.locator('main > section').first();
      const live = 'a[target="_blank"].btn';
      await expect(hero.locator('li', { has: page.locator(live) })).toHaveText(words.live);
      await expect(hero.locator(live)).toHaveAttribute('rel', /noopener/);
      const mail = /^mailto:[^?]+\?subject=AI%20Retail%20Analyst$/;
      await expect(hero.locator('a[href^="mailto:"].btn')).toHaveAttribute('href', mail);
      await expect(page.locator('dialog')).toHaveCount(0);
    });

    await test.step('shows the chosen answer with its chart and figures', async () => {
      await expect(first).toBeVisible();
      await expect(second).toBeHidden();
      await questions.nth(1).click();
      await expect(second).toBeVisible();
      await expect(first).toBeHidden();
      await expect(second.locator('svg[role="img"]').filter({ visible: true })).toHaveCount(1);
      await page.keyboard.press('ArrowUp');
      await expect(first).toBeVisible();
      await first.locator('summary').click();
      await expect(first.locator('tbody tr')).toHaveCount(24);
      await expect(first.locator('tbody tr').nth(12)).toContainText(words.lowest);
    });

    await test.step('plays the video in place of its poster, with captions, and shows the poster again', async () => {
      const video = page.locator('video');
      const play = page.locator('figure').filter({ has: video }).getByRole('button');
      await expect(video).toBeHidden();
      await expect(video).toHaveAttribute('preload', 'none');
      await expect(video.locator('track[default]')).toHaveAttribute('srclang', words.captions);
      await expect(video.locator('track')).toHaveCount(2);
      await play.click();
      await expect(video).toBeVisible();
      await expect(video).toBeFocused();
      await expect(play).toBeHidden();
      await expect
        .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
        .toBeGreaterThan(0);
      const length = await video.evaluate((film: HTMLVideoElement) => {
        film.currentTime = film.duration - 0.2;
        return film.duration;
      });
      expect(length).toBeCloseTo(20, 0);
      await expect(play).toBeFocused();
      await expect(video).toBeHidden();
    });

    await test.step('has a transcript of the video', async () => {
      const transcript = page
        .locator('details')
        .filter({ has: page.locator('ol') })
        .first();
      await transcript.locator('summary').click();
      await expect(transcript.locator('li')).toHaveCount(7);
    });

    await test.step('shows the answer without animation with reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      await questions.nth(1).click();
      await expect(second).toBeVisible();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both answers can be read, and the browser plays the video', async ({ page }) => {
    await page.goto('/solutions/ai-retail-assistant');
    await expect(answers(page).nth(0)).toBeVisible();
    await expect(answers(page).nth(1)).toBeVisible();
    await expect(page.locator('video[controls]')).toBeVisible();
  });
});
