import type { APIRoute } from 'astro';
import { languages } from '../../../domain/languages.ts';
import { company } from '../../content/entries.ts';

// RFC 9116 recommends less than a year. Each build starts a new period.
const validDays = 364;

/** Where to report a vulnerability (RFC 9116). */
export const GET: APIRoute = async ({ site, url }) => {
  const { mail } = await company();
  const expires = new Date();
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return new Response(
    [
      `Contact: mailto:${mail.security}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${new URL(url.pathname, site).href}`,
      '',
    ].join('\n'),
  );
};
