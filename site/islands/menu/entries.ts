import type { SignId } from '../../../design/Flag.tsx';
import type { HomeAnchor } from '../../../domain/pages.ts';

/** A link of the menus; `sign` is the id of its symbol in the sprite. */
export interface MenuLink {
  page: string;
  href: string;
  sign: SignId;
  name: string;
  line: string;
  current: boolean;
}

export interface Group {
  id: string;
  title?: string;
  links: MenuLink[];
}

/** An entry of the main menu: a link to a section of the home page, or a panel that has this link. */
export interface Entry {
  area: HomeAnchor;
  label: string;
  href: string;
  current: boolean;
  panel?: Panel;
}

export interface Panel {
  text?: string;
  all: string;
  groups: Group[];
}
