import { defineMiddleware } from 'astro:middleware';

// Style attributes of Radix, which the content security policy forbids. The style sheets set the same values.
const styleAttributes = /(<(?:div|ol)\b[^>]*?) style="(?:position:relative|pointer-events:none)"/g;

/** Removes the style attributes of Radix. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response((await response.text()).replace(styleAttributes, '$1'), response);
});
