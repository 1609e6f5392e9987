import type { FlagId } from '../../design/Flag.tsx';
import type { ProductFlag } from '../../design/flags.ts';
import type { InterfaceWords } from '../../domain/content/interface.ts';
import type { Language } from '../../domain/languages.ts';
import { href, type PageIn, type ServiceGroup, solutionsOf } from '../../domain/pages.ts';

export interface SolutionRow {
  id: string;
  flag: FlagId;
  href: string;
  name: string;
  text: string;
}

/** The solutions of a group in the order of the menu; `lines` override the lines of the menu, by page id. */
export function solutionRows(
  language: Language,
  group: ServiceGroup,
  products: InterfaceWords['products'],
  lines?: Readonly<Record<string, string>>,
): readonly (SolutionRow & Pick<PageIn<'services'>, 'id'>)[] {
  return solutionsOf(group).map(({ id }) => ({
    id,
    flag: id,
    href: href(language, id),
    name: products[id].name,
    text: lines?.[id] ?? products[id].line,
  }));
}

/** The prepaid cards from back to front, the first product of the menu in front. */
export function prepaidCards(products: InterfaceWords['products']): { flag: ProductFlag; name: string }[] {
  return solutionsOf('prepaid')
    .map(({ id }) => ({ flag: id, name: products[id].name }))
    .toReversed();
}

export function solutionCrumb(
  language: Language,
  group: ServiceGroup,
  { breadcrumb, menus }: InterfaceWords,
) {
  return {
    label: breadcrumb.label,
    items: [
      { text: breadcrumb.services, href: href(language, 'home', 'services') },
      { text: menus.services.groups[group] },
    ],
  };
}

/** The other solutions of the group, and their infrastructure. */
export function moreRows(
  language: Language,
  { id, menu: { group } }: PageIn<'services'>,
  { header, menus, products }: InterfaceWords,
): readonly SolutionRow[] {
  const infrastructure = group === 'prepaid' ? 'prepaid-card' : 'blockchain';
  return [
    ...solutionRows(language, group, products).filter((row) => row.id !== id),
    {
      id: infrastructure,
      flag: `sign-${infrastructure}`,
      href: href(language, infrastructure),
      name: header.infrastructure,
      text: menus.infrastructure[infrastructure].name,
    },
  ];
}
