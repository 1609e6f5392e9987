import type { APIRoute } from 'astro';
import { languages } from '../../domain/languages.ts';
import { href, pages } from '../../domain/pages.ts';
import { alternates } from '../layout/structured-data.ts';

/** All pages of `domain/pages.ts` in every language, with the alternates of their head. */
export const GET: APIRoute = ({ site }) => {
  if (!site) throw new Error('The sitemap needs absolute addresses: set `site` in astro.config.ts');
  const urls = pages.flatMap(({ id }) =>
    languages.map((language) => {
      const links = alternates(site, id).map(
        ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
      );
      return `<url><loc>${new URL(href(language, id), site).href}</loc>${links.join('')}</url>`;
    }),
  );
  const schemas =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${schemas}>\n${urls.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
};
