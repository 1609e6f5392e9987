import type { APIRoute } from 'astro';

/** Everything may be found; pages that must not say so themselves (`noindex`). */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);
