import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';
import { type Visit, visitWithoutDevtools, withAnalytics } from '../support/without-devtools.ts';

const key = 'kogge-cookie-consent';
const measure = 'https://measure.example/a.js';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie Settings' });
const choose = (page: Page, name: 'Accept' | 'Reject') => banner(page).getByRole('button', { name }).click();
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const store = (page: Page, entries: Record<string, string>) =>
  page.evaluate((all) => void Object.assign(localStorage, all), entries);

/** Lets every page name an analytics script, as `company.yaml` can. Returns the pages that have loaded it, in order. */
async function nameAnalytics(context: BrowserContext, script = measure): Promise<string[]> {
  const loaded: string[] = [];
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (new URL(request.url()).origin === new URL(script).origin) {
      loaded.push(new URL(request.frame().url()).pathname);
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    }
    if (request.resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    return route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': policy.replace("script-src 'self'", `$& ${new URL(script).origin}`),
      },
      body: withAnalytics(await response.text(), script),
    });
  });
  return loaded;
}

test.describe('in a browser that prerenders', () => {
  // Each starts a whole Chromium.
  test.slow();

  test('a choice made while the next page was already prerendered counts on that page, which then loads analytics', async ({
    site,
  }) => {
    const visitor = ({ report, waitFor }: Visit) => {
      const next: Record<string, string> = { '/': '/team', '/team': '/careers' };
      const page = location.pathname;
      const banner = () => document.getElementById('cookie-banner') as HTMLElement;
      const look = () => getComputedStyle(banner()).display;
      const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        activationStart: number;
      })[];
      async function nextStep() {
        const to = next[page];
        if (!to) return;
        await waitFor(`${to} ahead`);
        if (page === '/') banner().querySelector<HTMLElement>('[data-choice="accepted"]')?.click();
        location.assign(to);
      }
      // Not when it has loaded: a prerendered page waits for its fonts, in Chromium 156 sometimes for ever.
      document.addEventListener('DOMContentLoaded', () => {
        if (document.prerendering) report(`${page} ahead`, { banner: look() });
        else nextStep();
      });
      document.addEventListener('prerenderingchange', () => {
        // The choice comes from another process, and may come a moment later.
        const looking = setInterval(() => {
          if (look() !== 'none') return;
          clearInterval(looking);
          report(`${page} shown`, { banner: look(), prerendered: (navigation?.activationStart ?? 0) > 0 });
          nextStep();
        }, 10);
      });
    };
    const prerender = { '/': '/team', '/team': '/careers' };
    const visit = await visitWithoutDevtools({
      site: site.url,
      visitor,
      prerender,
      analytics: '/measure.js',
    });
    try {
      expect(await visit.reported('/team ahead')).toEqual({ banner: 'grid' });
      expect(await visit.reported('/team shown')).toEqual({ banner: 'none', prerendered: true });
      expect(await visit.reported('measured /team')).toEqual({ prerendering: false });
      // Prerendered after the choice: its analytics waits until somebody sees it.
      expect(await visit.reported('/careers shown')).toEqual({ banner: 'none', prerendered: true });
      expect(await visit.reported('measured /careers')).toEqual({ prerendering: false });
    } finally {
      await visit.end();
    }
  });

  test('a choice counts on the page before when the browser brings it back as it was left', async ({
    site,
  }) => {
    const visitor = ({ report }: Visit) => {
      const banner = () => document.getElementById('cookie-banner') as HTMLElement;
      addEventListener('pageshow', ({ persisted }) => {
        // Behind the load and what the page does itself, so that going on is a step of the history.
        setTimeout(() => {
          if (persisted) report('back', { persisted, banner: getComputedStyle(banner()).display });
          else if (location.pathname === '/') location.assign('/team');
          else {
            banner().querySelector<HTMLElement>('[data-choice="rejected"]')?.click();
            history.back();
          }
        });
      });
    };
    const visit = await visitWithoutDevtools({ site: site.url, visitor });
    try {
      expect(await visit.reported('back')).toEqual({ persisted: true, banner: 'none' });
    } finally {
      await visit.end();
    }
  });
});

test('a choice counts at once on every page that is open', async ({ page, context }) => {
  const other = await context.newPage();
  for (const each of [page, other]) await each.goto('/');
  await choose(page, 'Reject');
  await expect(banner(other)).toBeHidden();
});

test('the banner that was closed in one tab stays closed while another tab stores something else', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const each of [page, other]) await each.goto('/');
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() =>
    addEventListener('storage', () => {
      document.documentElement.dataset.told = '';
    }),
  );
  await store(other, { unrelated: 'x' });
  await page.locator('html[data-told]').waitFor();
  await expect(banner(page)).toBeHidden();
});

test('no other stored value is a choice', async ({ page, context }) => {
  const loaded = await nameAnalytics(context);
  await page.goto('/');
  for (const value of ['', 'true', 'Accepted', 'accepted ']) {
    await store(page, { [key]: value, [`${key}-for`]: measure });
    await page.reload();
    await expect(banner(page), `"${value}"`).toBeVisible();
    expect(loaded, `"${value}"`).toEqual([]);
  }
});

test('analytics is loaded on every page after "Accept", and never before or after "Reject"', async ({
  page,
  context,
}) => {
  const loaded = await nameAnalytics(context);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await choose(page, 'Reject');
  await page.goto('/team');
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toEqual({ [key]: 'rejected' });
  expect(loaded).toEqual([]);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await choose(page, 'Accept');
  await expect.poll(() => loaded).toEqual(['/team']);
  expect(await stored(page)).toEqual({ [key]: 'accepted', [`${key}-for`]: measure });
  await page.goto('/');
  await expect.poll(() => loaded).toEqual(['/team', '/']);
});

for (const [before, entries] of [
  ['while no script was named', { [key]: 'accepted' }],
  ['to another script', { [key]: 'accepted', [`${key}-for`]: 'https://other.example/b.js' }],
] as const) {
  test(`who accepted ${before} is asked again`, async ({ page, context }) => {
    const loaded = await nameAnalytics(context);
    await page.goto('/');
    await store(page, entries);
    await page.goto('/team');
    await expect(banner(page)).toBeVisible();
    expect(loaded).toEqual([]);
    await choose(page, 'Accept');
    await expect.poll(() => loaded).toEqual(['/team']);
    await page.reload();
    await expect.poll(() => loaded).toEqual(['/team', '/team']);
    await expect(banner(page)).toBeHidden();
  });
}

test('withdrawal stops analytics in every tab: what has loaded it is loaded anew without', async ({
  page,
  context,
}) => {
  const loaded = await nameAnalytics(context);
  const other = await context.newPage();
  await page.goto('/');
  await choose(page, 'Accept');
  await other.goto('/team');
  await expect.poll(() => loaded).toEqual(['/', '/team']);

  const anew = [page, other].map((each) => each.waitForEvent('load'));
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await choose(page, 'Reject');
  await Promise.all(anew);
  for (const each of [page, other]) {
    await expect(each.locator(`script[src="${measure}"]`)).toHaveCount(0);
    await expect(banner(each)).toBeHidden();
  }
  expect(loaded).toEqual(['/', '/team']);
  expect(await stored(page)).toEqual({ [key]: 'rejected' });
});
