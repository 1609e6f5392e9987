import { type ProductFlag, productFlags } from '../design/flags.ts';
import type { PageIn } from '../domain/pages.ts';

/** The flag of a solution's page. Throws when nobody has drawn one. */
export function flagOf(id: PageIn<'services'>['id']): ProductFlag {
  if (!Object.hasOwn(productFlags, id)) {
    throw new Error(`The page "${id}" has no flag: draw it in productFlags, design/flags.ts.`);
  }
  return id;
}
