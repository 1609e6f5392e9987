import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { Language } from '../../domain/languages.ts';
import type { Page } from '../../domain/pages.ts';
import { company, entryOf, interfaceWords } from '../content/entries.ts';
import { people } from '../content/people.ts';
import { plain } from '../palette.ts';
import { type Art, Card } from './Card.tsx';

/** The Open Graph image of a page: a PNG of 1200 × 630. */
export async function picture(page: Page, language: Language): Promise<Buffer> {
  const { founders, staff } = await people(language);
  // The rasteriser shows no photographs, so people appear as drawings or as flags.
  const crew = [...founders, ...staff].map(({ portrait: { initial, drawing } }) => ({ initial, drawing }));
  const svg = renderToStaticMarkup(createElement(Card, { ...(await wordsOf(page, language)), crew }));
  return sharp(Buffer.from(plain(svg)))
    .png({ compressionLevel: 9, palette: true, dither: 0 })
    .toBuffer();
}

async function wordsOf(page: Page, language: Language): Promise<{ title: string; sub: string; art: Art }> {
  const { products, menus, footer, site } = await interfaceWords(language);
  switch (page.template) {
    case 'home': {
      const { data } = await entryOf('home', `${language}/home`);
      return { title: data.hero.title, sub: site.line, art: 'mosaic' };
    }
    case 'infrastructure': {
      const { name, line } = menus.infrastructure[page.id];
      return { title: name, sub: line, art: `sign-${page.id}` };
    }
    case 'team': {
      const { data } = await entryOf('team', `${language}/team`);
      return { title: data.title, sub: menus.about.team.line, art: 'crew' };
    }
    case 'careers': {
      const { data } = await entryOf('careers', `${language}/careers`);
      return { title: data.title, sub: menus.about.careers.line, art: 'ics-P' };
    }
    case 'legal': {
      const { legalNotice, privacyPolicy } = footer.links;
      const title = page.id === 'legal-notice' ? legalNotice : privacyPolicy;
      return { title, sub: (await company()).name, art: 'hoist' };
    }
    case 'solution':
    case 'passport':
    case 'analyst': {
      const { name, line } = products[page.id];
      return { title: name, sub: line, art: page.id };
    }
  }
}
