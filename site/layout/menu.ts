import type { SignId } from '../../design/Flag.tsx';
import type { InterfaceWords } from '../../domain/content/interface.ts';
import type { Language } from '../../domain/languages.ts';
import {
  areaOf,
  type HomeAnchor,
  href,
  type PageId,
  type PageIn,
  pageOf,
  pagesIn,
  serviceGroups,
  solutionsOf,
} from '../../domain/pages.ts';
import type { Entry, MenuLink, Panel } from '../islands/menu/entries.ts';

const signs: Record<PageIn<'infrastructure' | 'about'>['id'], SignId> = {
  blockchain: 'sign-blockchain',
  'prepaid-card': 'sign-prepaid-card',
  team: 'sign-team',
  careers: 'ics-P',
};

/** The main menu of a page: five entries, three with a panel (docs/product.md, "Pages"). */
export function mainMenu(words: InterfaceWords, language: Language, current?: PageId): Entry[] {
  const { header, menus, products } = words;
  const link = (id: PageId, sign: SignId, { name, line }: { name: string; line: string }): MenuLink => ({
    page: id,
    href: href(language, id),
    sign,
    name,
    line,
    current: id === current,
  });
  const entry = (area: HomeAnchor, label: string, panel?: Panel): Entry => ({
    area,
    label,
    href: href(language, 'home', area),
    current: current !== undefined && areaOf(pageOf(current)) === area,
    ...(panel && { panel }),
  });
  return [
    entry('services', header.services, {
      all: menus.services.all,
      groups: serviceGroups.map((group) => ({
        id: group,
        title: menus.services.groups[group],
        links: solutionsOf(group).map(({ id }) => link(id, id, products[id])),
      })),
    }),
    entry('infrastructure', header.infrastructure, {
      text: menus.infrastructure.text,
      all: menus.infrastructure.all,
      groups: [
        {
          id: 'infrastructure',
          links: pagesIn('infrastructure').map(({ id }) => link(id, signs[id], menus.infrastructure[id])),
        },
      ],
    }),
    entry('api', header.api),
    entry('about', header.about, {
      text: menus.about.text,
      all: menus.about.all,
      groups: [
        { id: 'about', links: pagesIn('about').map(({ id }) => link(id, signs[id], menus.about[id])) },
      ],
    }),
    entry('contact', header.contact),
  ];
}
