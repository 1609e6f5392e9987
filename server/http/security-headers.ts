import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Env } from '../env.ts';

/** Foreign origins that the configuration lets a page talk to; null: none. */
export interface ExternalOrigins {
  /** Of `PUBLIC_FUNCTIONS_URL`, when requests go to another host. */
  functions: string | null;
  /** Of the one script that the cookie consent may allow, `analytics.script` in company.yaml. */
  analytics: string | null;
  /** Of the demo video, `links.demoVideo` in company.yaml, when it is a storage URL. */
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

/** On every answer. Fonts and images carry no others: browsers read those on documents alone. */
export const fileHeaders = {
  // Once seen over TLS, never again without. Subdomains are not ours to decide: they may hold other services.
  'Strict-Transport-Security': 'max-age=31536000',
  // Browsers take the Content-Type as it is: no upload or text is run as a script.
  'X-Content-Type-Options': 'nosniff',
  // Other sites learn where a visitor came from, not which page. `no-referrer` would make forms post `Origin: null`.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Other sites cannot embed our files, nor pull them into their process.
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** On every answer that may be opened as a document, or be read by a script. */
export const securityHeaders = {
  ...fileHeaders,
  // The site asks for nothing; a script that slipped in cannot either.
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=(), xr-spatial-tracking=()',
  // A window that opens the site, or is opened by it, gets no handle on it.
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** For every answer that is not a page: JSON, redirects, assets. */
export const bareContentSecurityPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Ends an answer that has no body. */
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

/** The least that this page needs, as a Content-Security-Policy; its inline scripts and styles by hash. */
export function contentSecurityPolicy(html: string, origins: ExternalOrigins): string {
  const has = (pattern: RegExp) => pattern.test(html);
  // Only pages with `data:` images need them allowed.
  const dataImages = has(/(?:url\(\s*["']?|\s(?:src|href)=["'])data:image/);
  const analytics = origins.analytics && html.includes(origins.analytics) ? origins.analytics : null;
  const directives: [string, ...(string | null | false)[]][] = [
    // Whatever is not named below is refused.
    ['default-src', "'none'"],
    // The islands under /assets, and the few inline scripts of the build by their hash: no other script runs.
    ['script-src', "'self'", ...hashesOf(html, 'script'), analytics],
    // Styles stand in the page; a style attribute or an injected element is refused.
    ['style-src', has(/<link[^>]+rel="?stylesheet/) && "'self'", ...hashesOf(html, 'style')],
    // Images of the site, and small ones inlined into the styles by the build.
    ['img-src', "'self'", dataImages && 'data:'],
    ['font-src', "'self'"],
    // Where the forms send to; the pages fetched before a visitor goes there are our own.
    ['connect-src', "'self'", origins.functions, analytics],
    // The demo video and its captions, on the page that has one.
    ['media-src', ...(has(/<video/) ? ["'self'", origins.video] : ["'none'"])],
    ['manifest-src', "'self'"],
    // Forms without script post here and nowhere else: injected HTML cannot send words away.
    ['form-action', "'self'", origins.functions],
    // No site may show ours in a frame and have its buttons clicked.
    ['frame-ancestors', "'none'"],
    // An injected <base> could lead every relative address away.
    ['base-uri', "'none'"],
  ];
  return directives
    .map(([name, ...sources]) => {
      const given = sources.filter((source) => source);
      return `${name} ${given.length > 0 ? given.join(' ') : "'none'"}`;
    })
    .join('; ');
}

/** Hashes of the inline elements of that name. Structured data is no script to the browser and needs none. */
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
