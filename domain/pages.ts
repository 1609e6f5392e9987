import { type Language, pathIn } from './languages.ts';

export type Template =
  | 'home'
  | 'solution'
  | 'passport'
  | 'analyst'
  | 'infrastructure'
  | 'team'
  | 'careers'
  | 'legal';

export type ServiceGroup = 'blockchain' | 'prepaid' | 'ai';
export const serviceGroups: readonly ServiceGroup[] = ['blockchain', 'prepaid', 'ai'];

interface Entry {
  /** Also the key of its short name in `interface.yaml` and of its flag. */
  id: string;
  /** English path; every other language has its code as prefix: `/de`. */
  path: string;
  /** File in `site/pages/_templates`. */
  template: Template;
  /** File in `content/<language>/`, without extension. */
  content: string;
  /** Its area of the main menu, for services with their group. */
  menu?: { in: 'services'; group: ServiceGroup } | { in: 'infrastructure' } | { in: 'about' };
}

/**
 * The one list of pages, in the order of menus, footer and sitemap. Every path exists in every language
 * (docs/product.md, "Pages").
 */
export const pages = [
  { id: 'home', path: '/', template: 'home', content: 'home' },
  solution('loyalty-plus', 'blockchain'),
  solution('grail', 'blockchain'),
  solution('gastro-plus', 'blockchain'),
  solution('fan-card-plus', 'blockchain'),
  solution('fan-pay', 'blockchain'),
  { ...solution('xrp-passport', 'blockchain'), template: 'passport' },
  solution('employee-plus', 'prepaid'),
  solution('mobility-plus', 'prepaid'),
  solution('lunch-benefit', 'prepaid'),
  { ...solution('ai-retail-assistant', 'ai'), template: 'analyst' },
  infrastructure('blockchain'),
  infrastructure('prepaid-card'),
  { id: 'team', path: '/team', template: 'team', content: 'team', menu: { in: 'about' } },
  { id: 'careers', path: '/careers', template: 'careers', content: 'careers', menu: { in: 'about' } },
  { id: 'legal-notice', path: '/legal-notice', template: 'legal', content: 'legal-notice' },
  { id: 'cookie-policy', path: '/cookie-policy', template: 'legal', content: 'privacy-policy' },
] as const satisfies readonly Entry[];

export type Page = (typeof pages)[number];
export type PageId = Page['id'];
/** The areas of the main menu that have pages of their own. */
export type Area = NonNullable<Entry['menu']>['in'];
export type PageOf<Name extends Template> = Extract<Page, { template: Name }>;
export type PageIn<Name extends Area> = Extract<Page, { menu: { in: Name } }>;

/** The anchors of the home page that header and footer link to. */
export const homeAnchors = ['services', 'infrastructure', 'api', 'about', 'contact'] as const;
export type HomeAnchor = (typeof homeAnchors)[number];

export function pageOf(id: PageId): Page {
  return pages.find((page) => page.id === id) as Page;
}

/** The area of the main menu that a page belongs to, if any. */
export function areaOf(page: Page): Area | undefined {
  return 'menu' in page ? page.menu.in : undefined;
}

/** The pages of an area of the main menu, in order. */
export function pagesIn<Name extends Area>(area: Name): readonly PageIn<Name>[] {
  return pages.filter((page): page is PageIn<Name> => areaOf(page) === area);
}

/** Path of a page in a language: `href('de', 'home', 'contact')` is `/de#contact`. */
export function href(language: Language, id: PageId, anchor?: string): string {
  return pathIn(language, pageOf(id).path) + (anchor ? `#${anchor}` : '');
}

/** The solutions of one group of the services menu, in order. */
export function solutionsOf(group: ServiceGroup): readonly PageIn<'services'>[] {
  return pagesIn('services').filter(({ menu }) => menu.group === group);
}

function solution<const Id extends string>(id: Id, group: ServiceGroup) {
  return {
    id,
    path: `/solutions/${id}`,
    template: 'solution',
    content: `solutions/${id}`,
    menu: { in: 'services', group },
  } as const;
}

function infrastructure<const Id extends string>(id: Id) {
  return {
    id,
    path: `/infrastructure/${id}`,
    template: 'infrastructure',
    content: `infrastructure/${id}`,
    menu: { in: 'infrastructure' },
  } as const;
}
