import { defineMiddleware } from 'astro:middleware';

// Radix writes these into the HTML of menu and notices. The content security policy refuses style attributes,
// and the style sheets say the same.
const styleAttributes = /(<(?:div|ol)\b[^>]*?) style="(?:position:relative|pointer-events:none)"/g;

/** Leaves the style attributes of Radix out of the pages. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response((await response.text()).replace(styleAttributes, '$1'), response);
});
