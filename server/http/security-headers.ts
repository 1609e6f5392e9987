import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Env } from '../env.ts';

/** Other origins that a page may use by configuration; null: none. */
export interface ExternalOrigins {
  /** Origin of `PUBLIC_FUNCTIONS_URL`, when the functions are on another host. */
  functions: string | null;
  /** Origin of the analytics script that needs cookie consent, `analytics.script` in company.yaml. */
  analytics: string | null;
  /** Origin of the demo video, `links.demoVideo` in company.yaml, when it is not a file of the site. */
  video: string | null;
}

interface CompanyLinks {
  analytics: { script: string };
  links: { demoVideo: string };
}

export function externalOrigins(env: Pick<Env, 'functionsUrl'>, company: CompanyLinks): ExternalOrigins {
  const origin = (url: string) => URL.parse(url)?.origin ?? null;
  return {
    functions: origin(env.functionsUrl),
    analytics: origin(company.analytics.script),
    video: origin(company.links.demoVideo),
  };
}

/** Headers of every answer. Fonts and images need no others: browsers read those only on documents. */
export const fileHeaders = {
  // HTTPS only after the first visit. Without subdomains, which may run other services.
  'Strict-Transport-Security': 'max-age=31536000',
  // No content sniffing: no upload or text is run as a script.
  'X-Content-Type-Options': 'nosniff',
  // Other sites learn the origin, not the page. `no-referrer` would make forms post `Origin: null`.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Other sites cannot embed our files.
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Headers of every answer that can be opened as a document or read by a script. */
export const securityHeaders = {
  ...fileHeaders,
  // The site uses none of these; an injected script cannot either.
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=(), xr-spatial-tracking=()',
  // Windows of other sites get no reference to ours.
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** The policy of answers that are not pages: JSON, redirects, assets. */
export const bareContentSecurityPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sends an answer without a body. */
export function endBare(response: ServerResponse, status: number, headers: OutgoingHttpHeaders): void {
  response
    .writeHead(status, {
      ...securityHeaders,
      'Content-Security-Policy': bareContentSecurityPolicy,
      'Content-Length': 0,
      ...headers,
    })
    .end();
}

/** The strictest Content-Security-Policy that this page works with; inline scripts and styles by hash. */
export function contentSecurityPolicy(html: string, origins: ExternalOrigins): string {
  const has = (pattern: RegExp) => pattern.test(html);
  const dataImages = has(/(?:url\(\s*["']?|\s(?:src|href)=["'])data:image/);
  const analytics = origins.analytics && html.includes(origins.analytics) ? origins.analytics : null;
  const directives: [string, ...(string | null | false)[]][] = [
    ['default-src', "'none'"],
    // The islands under /assets, and the inline scripts of the build by their hash.
    ['script-src', "'self'", ...hashesOf(html, 'script'), analytics],
    // Inline styles by their hash; style attributes and injected elements are refused.
    ['style-src', has(/<link[^>]+rel="?stylesheet/) && "'self'", ...hashesOf(html, 'style')],
    // Images of the site, and small ones that the build inlines into the styles.
    ['img-src', "'self'", dataImages && 'data:'],
    ['font-src', "'self'"],
    // Forms sent by script, and prefetched pages.
    ['connect-src', "'self'", origins.functions, analytics],
    // The demo video and its captions.
    ['media-src', ...(has(/<video/) ? ["'self'", origins.video] : ["'none'"])],
    ['manifest-src', "'self'"],
    // Forms without script: injected HTML cannot send input elsewhere.
    ['form-action', "'self'", origins.functions],
    // Against clickjacking.
    ['frame-ancestors', "'none'"],
    // Against an injected <base>, which would change every relative address.
    ['base-uri', "'none'"],
  ];
  return directives
    .map(([name, ...sources]) => {
      const given = sources.filter((source) => source);
      return `${name} ${given.length > 0 ? given.join(' ') : "'none'"}`;
    })
    .join('; ');
}

/** Hashes of the inline scripts or styles. Structured data (JSON-LD) is not run and needs none. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(
    new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}\\s*>`, 'gi'),
  )) {
    if (/\ssrc\s*=|application\/ld\+json/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...hashes];
}
