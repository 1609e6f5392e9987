import type { Language } from '../../domain/languages.ts';
import { href, type PageId, type ServiceGroup, solutionsOf } from '../../domain/pages.ts';
import type { ProductFlag } from '../design/marks.ts';
import type { InterfaceWords } from '../schemas/interface.ts';

/** A solution in a list: its flag, where it leads, its name and one line about it. */
export interface SolutionRow {
  id: ProductFlag;
  href: string;
  name: string;
  text: string;
}

/** The solutions of a group in the order of the menu; `lines` replace the lines of the menu, by page id. */
export function solutionRows(
  language: Language,
  group: ServiceGroup,
  products: InterfaceWords['products'],
  lines?: Readonly<Record<string, string>>,
): readonly SolutionRow[] {
  return solutionsOf(group).map(({ id }) => ({
    id: id as ProductFlag,
    href: href(language, id as PageId),
    name: products[id]?.name ?? id,
    text: lines?.[id] ?? products[id]?.line ?? '',
  }));
}
