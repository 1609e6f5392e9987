import { type Language, languages, pathIn } from '../../domain/languages.ts';
import { type PageId, pages } from '../../domain/pages.ts';
import { findings, sidewaysScroll, smallDrawnTexts } from '../support/accessibility.ts';
import { pageWords } from '../support/content.ts';
import { expect, test } from '../support/site.ts';

// docs/quality.md, "Fast" 2: bytes over the wire of the first view, fonts included.
const kilobyte = 1024;
const budget = (id: string) => (id === 'home' ? 90 : 65) * kilobyte;

// WCAG 1.4.12
const textSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

// Printed sheets of A4 in English and German; not of people and jobs, whose number changes.
const sheets: Partial<Record<PageId, Record<Language, number>>> = {
  home: { en: 5, de: 5 },
  'loyalty-plus': { en: 3, de: 4 },
  grail: { en: 3, de: 4 },
  'gastro-plus': { en: 4, de: 4 },
  'fan-card-plus': { en: 3, de: 4 },
  'fan-pay': { en: 4, de: 5 },
  'xrp-passport': { en: 6, de: 7 },
  'employee-plus': { en: 4, de: 4 },
  'mobility-plus': { en: 4, de: 4 },
  'lunch-benefit': { en: 4, de: 4 },
  'ai-retail-assistant': { en: 6, de: 7 },
  blockchain: { en: 5, de: 5 },
  'legal-notice': { en: 3, de: 4 },
};

const drawingWidths = [320, 360, 390, 540, 600, 768, 896, 1024, 1280, 1440];

test.use({ viewport: { width: 1280, height: 800 } });

// One visit for everything that needs no action.
for (const language of languages) {
  for (const planned of pages) {
    const { id, path, template } = planned;
    const address = pathIn(language, path);
    test(`${address} at rest: no axe finding, nothing sideways, drawn text large enough, within its budget, no script before a person acts`, async ({
      page,
      site,
    }) => {
      const client = await page.context().newCDPSession(page);
      await client.send('Network.enable');
      let bytes = 0;
      const requests: { url: string; type: string }[] = [];
      client.on('Network.requestWillBeSent', ({ request, type }) => {
        if (!request.url.startsWith('data:')) requests.push({ url: request.url, type: type ?? '' });
      });
      client.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      // A headless browser sends a pointer event at the start.
      await page.addInitScript(() => {
        addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true });
      });
      await page.goto(address);

      expect.soft(await findings(page), 'axe at 1280 px').toEqual([]);
      expect.soft(await sidewaysScroll(page), 'sideways at 1280 px').toBe(0);

      expect.soft(requests.filter(({ url }) => !url.startsWith(site.url))).toEqual([]);
      expect.soft(requests.filter(({ type }) => type === 'Script')).toEqual([]);
      expect.soft(requests.length).toBeLessThanOrEqual(7);
      expect.soft(bytes).toBeGreaterThan(0);
      expect.soft(bytes).toBeLessThanOrEqual(budget(id));

      await page.setViewportSize({ width: 360, height: 800 });
      expect.soft(await findings(page, '#cookie-banner'), 'axe in the banner at 360 px').toEqual([]);
      // axe takes a link that the banner half covers for a small one.
      await page.locator('#cookie-banner [data-choice=""]').click();
      // The click may have scrolled, and the header covers what is below it then.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect.soft(await findings(page), 'axe at 360 px').toEqual([]);
      expect.soft(await sidewaysScroll(page), 'sideways at 360 px').toBe(0);

      // Drawings in their animated state.
      await page.emulateMedia({ reducedMotion: null });
      // How large a drawing is does not depend on the language.
      if (language === 'de') {
        expect
          .soft(
            await smallDrawnTexts(page, drawingWidths),
            'drawn text below 11 px, or 9.5 px on phones under 390',
          )
          .toEqual([]);
      }
      if (template === 'solution') {
        const shown = page.locator('main section').first().getByRole('img');
        const { label } = pageWords(language, planned).artefact;
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expect.soft(shown, `drawing at ${width} px`).toHaveAccessibleName(label);
        }
      }
      const printed = sheets[id]?.[language];
      if (printed) {
        const file = await page.pdf({ preferCSSPageSize: true });
        expect
          .soft(file.toString('latin1').match(/\/Type \/Page\b/g), 'printed sheets')
          .toHaveLength(printed);
      }

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, textSpacing);
      expect
        .soft(await sidewaysScroll(page), 'sideways at 320 px with the text spacing of WCAG 1.4.12')
        .toBe(0);
    });
  }
}
