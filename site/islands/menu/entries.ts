import type { SignId } from '../../../design/Flag.tsx';
import type { HomeAnchor } from '../../../domain/pages.ts';

/** A link of the menus with its flag or sign, named by the id of its symbol in the document. */
export interface MenuLink {
  page: string;
  href: string;
  sign: SignId;
  name: string;
  line: string;
  current: boolean;
}

/** A column of a panel. */
export interface Group {
  id: string;
  title?: string;
  links: MenuLink[];
}

/** An entry of the main menu: a link to its section of the home page, or a panel that also holds that link. */
export interface Entry {
  area: HomeAnchor;
  label: string;
  href: string;
  /** True when the page belongs to this area. */
  current: boolean;
  panel?: Panel;
}

export interface Panel {
  /** The sentence it begins with. */
  text?: string;
  /** Words of the link to the section. */
  all: string;
  groups: Group[];
}
