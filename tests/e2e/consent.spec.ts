import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';
import { type Visit, visitWithoutDevtools, withAnalytics } from '../support/without-devtools.ts';

const key = 'kogge-cookie-consent';
const measure = 'https://measure.example/a.js';

const banner = (page: Page, name = 'Cookie Settings') => page.getByRole('region', { name });
const choose = (page: Page, name: 'Accept' | 'Reject') => banner(page).getByRole('button', { name }).click();
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const store = (page: Page, entries: Record<string, string>) =>
  page.evaluate((all) => void Object.assign(localStorage, all), entries);

/** Adds an analytics script to every page, as `company.yaml` can. Returns the paths of the pages that load it. */
async function nameAnalytics(context: BrowserContext): Promise<string[]> {
  const loaded: string[] = [];
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (new URL(request.url()).origin === new URL(measure).origin) {
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
        'content-security-policy': policy.replace("script-src 'self'", `$& ${new URL(measure).origin}`),
      },
      body: withAnalytics(await response.text(), measure),
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
      // Not on load: in Chromium 156 a prerendered page sometimes waits for its fonts for ever.
      document.addEventListener('DOMContentLoaded', () => {
        if (document.prerendering) report(`${page} ahead`, { banner: look() });
        else nextStep();
      });
      document.addEventListener('prerenderingchange', () => {
        // The storage of another process may arrive a moment later.
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
      // Prerendered after the choice: analytics waits until the page is shown.
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
        // After the load, so that the navigation adds a history entry.
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

for (const { path, title, reject, accept, close } of [
  {
    path: '/',
    title: 'Cookie Settings',
    reject: 'Reject',
    accept: 'Accept',
    close: 'Close and decide later',
  },
  {
    path: '/de/team',
    title: 'Cookie-Einstellungen',
    reject: 'Ablehnen',
    accept: 'Akzeptieren',
    close: 'Schließen und später entscheiden',
  },
]) {
  test(`${path} asks until the visitor decides, keeps the answer on every page, and takes another`, async ({
    page,
  }) => {
    const press = (name: string) => banner(page, title).getByRole('button', { name }).click();

    await test.step('the banner shows, and nothing is stored before', async () => {
      await page.goto(path);
      await expect(banner(page, title)).toBeInViewport();
      expect(await stored(page)).toEqual({});
      expect(await page.context().cookies()).toEqual([]);
    });

    await test.step('the close button hides it for this view only', async () => {
      await press(close);
      await expect(banner(page, title)).toBeHidden();
      expect(await stored(page)).toEqual({});
      await page.reload();
      await expect(banner(page, title)).toBeVisible();
    });

    await test.step(`"${accept}" is kept on every page`, async () => {
      await press(accept);
      await expect(banner(page, title)).toBeHidden();
      expect(await stored(page)).toEqual({ 'kogge-cookie-consent': 'accepted' });
      await page.goto('/team');
      await expect(banner(page)).toBeHidden();
    });

    await test.step('the foot of the page opens it again, so that a choice can be changed', async () => {
      await page.goto(path);
      const settings = page.getByRole('contentinfo').getByRole('button', { name: title });
      await settings.click();
      await expect(banner(page, title)).toBeFocused();
      await press(reject);
      await expect(settings).toBeFocused();
    });

    await test.step(`"${reject}" is kept on every page`, async () => {
      await expect(banner(page, title)).toBeHidden();
      expect(await stored(page)).toEqual({ 'kogge-cookie-consent': 'rejected' });
      await page.goto('/team');
      await expect(banner(page)).toBeHidden();
    });
  });
}

test('both answers look the same', async ({ page }) => {
  await page.goto('/');
  const looks = await banner(page)
    .getByRole('button', { name: /^(Reject|Accept)$/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, borderColor, fontWeight, fontSize } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return { backgroundColor, color, borderColor, fontWeight, fontSize, width, height };
      }),
    );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
});

test('the banner takes no focus and is no trap', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no banner and no control for it', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#cookie-banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden();
  });
});
