/**
 * The URL of the functions, and whether they are our own, at the origin of the site; others get fewer fields
 * (docs/product.md, "Function bodies"). `url` is PUBLIC_FUNCTIONS_URL, `site` the URL of the site.
 */
export function functionsAt(url: string | undefined, site: string): { address: string; own: boolean } {
  const address = url || '/functions/v1';
  return { address, own: new URL(address, site).origin === new URL(site).origin };
}
