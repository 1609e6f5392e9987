import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

const pages = {
  '/solutions/ai-retail-assistant': { live: /Live demo.*new tab/s, lowest: '97.0', captions: 'en' },
  '/de/solutions/ai-retail-assistant': { live: /Live-Demo.*neuen Tab/s, lowest: '97,0', captions: 'de' },
};

const answers = (page: Page) => page.locator('section[aria-labelledby="solution"] [aria-live] > div');

for (const [address, words] of Object.entries(pages)) {
  test.describe(address, () => {
    test('offers the live demo in a new tab and a mail, but no demo dialog', async ({ page }) => {
      await page.goto(address);
      const hero = page.locator('main > section').first();
      const [live, mail] = await hero
        .locator('li')
        .filter({ has: page.locator('a.btn') })
        .all();
      await expect(live as NonNullable<typeof live>).toHaveText(words.live);
      await expect(hero.locator('a[target="_blank"]')).toHaveAttribute('rel', /noopener/);
      await expect((mail as NonNullable<typeof mail>).locator('a')).toHaveAttribute(
        'href',
        /^mailto:[^?]+\?subject=AI%20Retail%20Analyst$/,
      );
      await expect(page.locator('dialog')).toHaveCount(0);
    });

    test('shows the chosen answer with its chart and figures', async ({ page }) => {
      await page.goto(address);
      const [first, second] = [answers(page).nth(0), answers(page).nth(1)];
      await expect(first).toBeVisible();
      await expect(second).toBeHidden();
      await page.locator('section[aria-labelledby="solution"] label').nth(1).click();
      await expect(second).toBeVisible();
      await expect(first).toBeHidden();
      await expect(second.locator('svg[role="img"]').filter({ visible: true })).toHaveCount(1);
      await page.keyboard.press('ArrowUp');
      await expect(first).toBeVisible();
      await first.locator('summary').click();
      await expect(first.locator('tbody tr')).toHaveCount(24);
      await expect(first.locator('tbody tr').nth(12)).toContainText(words.lowest);
    });

    test('shows the answer at once to those who want less motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await page.locator('section[aria-labelledby="solution"] label').nth(1).click();
      await expect(answers(page).nth(1)).toBeVisible();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });

    test('plays a video with captions and lets a visitor seek', async ({ page }) => {
      await page.goto(address);
      const video = page.locator('video');
      await expect(video).toHaveAttribute('preload', 'none');
      await expect(video.locator('track[default]')).toHaveAttribute('srclang', words.captions);
      await expect(video.locator('track')).toHaveCount(2);
      const state = await video.evaluate(async (element: HTMLVideoElement) => {
        element.muted = true;
        await element.play();
        element.pause();
        const sought = new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
        element.currentTime = 15;
        await sought;
        return { length: element.duration, at: element.currentTime };
      });
      expect(state.length).toBeCloseTo(20, 0);
      expect(state.at).toBe(15);
    });

    test('tells the video as text', async ({ page }) => {
      await page.goto(address);
      const transcript = page
        .locator('details')
        .filter({ has: page.locator('ol') })
        .first();
      await transcript.locator('summary').click();
      await expect(transcript.locator('li')).toHaveCount(7);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both answers can be read', async ({ page }) => {
    await page.goto('/solutions/ai-retail-assistant');
    await expect(answers(page).nth(0)).toBeVisible();
    await expect(answers(page).nth(1)).toBeVisible();
  });
});
