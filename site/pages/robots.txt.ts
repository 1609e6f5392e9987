import type { APIRoute } from 'astro';

/** Crawlers may fetch everything; excluded pages have `noindex`. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);
