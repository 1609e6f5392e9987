import { languages, pathIn } from '../../domain/languages.ts';
import { pages } from '../../domain/pages.ts';
import { expect, test } from '../support/site.ts';

test('the sitemap holds the pages that answer, in both languages', async ({ request }) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address as string).pathname,
  );
  const expected = pages.flatMap(({ path }) => languages.map((language) => pathIn(language, path)));
  expect(listed.sort()).toEqual(expected.sort());
  for (const path of listed) expect((await request.get(path)).status(), path).toBe(200);
});

test('who finds a hole learns where to report it', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toContain('Contact: mailto:');
});

test('the icons of the manifest have the sizes it states', async ({ request }) => {
  const answer = await request.get('/site.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await answer.json()) as { icons: { src: string; sizes: string; type: string }[] };
  for (const { src, sizes, type } of icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type']).toBe(type);
    if (type !== 'image/png') continue;
    const png = await icon.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('every icon of the head answers', async ({ page, request }) => {
  await page.goto('/');
  const icons = page.locator(
    'head link[rel~="icon"], head link[rel="apple-touch-icon"], head link[rel="mask-icon"]',
  );
  for (const icon of await icons.all()) {
    const address = (await icon.getAttribute('href')) as string;
    expect((await request.get(address)).status(), address).toBe(200);
  }
});
