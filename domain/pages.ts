import type { Language } from './languages.ts';
import { pathIn } from './languages.ts';

export type Template =
  | 'home'
  | 'solution'
  | 'passport'
  | 'analyst'
  | 'infrastructure'
  | 'team'
  | 'careers'
  | 'legal';

/** The three groups of the services menu. */
export type ServiceGroup = 'blockchain' | 'prepaid' | 'ai';
export const serviceGroups: readonly ServiceGroup[] = ['blockchain', 'prepaid', 'ai'];

export interface Page {
  /** Also the key of its short name in `interface.yaml` and of its flag. */
  id: string;
  /** English path; the German one carries `/de` before it. */
  path: string;
  /** Which sections the page is made of: `site/pages/_templates`. */
  template: Template;
  /** Its file under `content/<language>/`, without ending. */
  content: string;
  /** Where it stands in the header; `services` pages name their group. */
  menu?: { in: 'services'; group: ServiceGroup } | { in: 'infrastructure' } | { in: 'about' };
}

/**
 * The one list of pages, in the order of menus, footer and sitemap. Every path exists in both languages
 * (specification, section 2).
 */
export const pages = [
  { id: 'home', path: '/', template: 'home', content: 'home' },
  solution('loyalty-plus', 'blockchain'),
  solution('grail', 'blockchain'),
  solution('gastro-plus', 'blockchain'),
  solution('fan-card-plus', 'blockchain'),
  solution('fan-pay', 'blockchain'),
  solution('xrp-passport', 'blockchain', 'passport'),
  solution('employee-plus', 'prepaid'),
  solution('mobility-plus', 'prepaid'),
  solution('lunch-benefit', 'prepaid'),
  solution('ai-retail-assistant', 'ai', 'analyst'),
  infrastructure('blockchain'),
  infrastructure('prepaid-card'),
  { id: 'team', path: '/team', template: 'team', content: 'team', menu: { in: 'about' } },
  { id: 'careers', path: '/careers', template: 'careers', content: 'careers', menu: { in: 'about' } },
  { id: 'legal-notice', path: '/legal-notice', template: 'legal', content: 'legal-notice' },
  { id: 'cookie-policy', path: '/cookie-policy', template: 'legal', content: 'privacy-policy' },
] as const satisfies readonly Page[];

export type PageId = (typeof pages)[number]['id'];

/** The anchors of the home page that header and footer lead to. */
export const homeAnchors = ['services', 'infrastructure', 'api', 'about', 'contact'] as const;
export type HomeAnchor = (typeof homeAnchors)[number];

/** A page by its id. */
export function pageOf(id: PageId): Page {
  return pages.find((page) => page.id === id) as Page;
}

/** Address of a page in a language, with an optional anchor: `href('de', 'home', 'contact')` is `/de#contact`. */
export function href(language: Language, id: PageId, anchor?: string): string {
  return pathIn(language, pageOf(id).path) + (anchor ? `#${anchor}` : '');
}

/** The solutions of one group of the services menu, in order. */
export function solutionsOf(group: ServiceGroup): readonly Page[] {
  return pages.filter((page: Page) => page.menu?.in === 'services' && page.menu.group === group);
}

function solution<const Id extends string>(id: Id, group: ServiceGroup, template: Template = 'solution') {
  return {
    id,
    path: `/solutions/${id}`,
    template,
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
