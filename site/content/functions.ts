/**
 * Where the functions are. `url` is PUBLIC_FUNCTIONS_URL, `site` the address of the site. They are our own when they
 * answer at the site's origin; on another host only what docs/product.md, "Function bodies", names is sent.
 */
export function functionsAt(url: string | undefined, site: string): { address: string; own: boolean } {
  const address = url || '/functions/v1';
  return { address, own: new URL(address, site).origin === new URL(site).origin };
}
