import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { HUB_TITLE, REGULATIONS_TITLE } from '#words/titles.ts';

export interface NavItem {
  readonly label: string;
  readonly path: string;
}

export const NAV_ITEMS: readonly NavItem[] = [
  { label: 'Home', path: '/' },
  { label: HUB_TITLE, path: PATHS.hub },
  { label: REGULATIONS_TITLE, path: PATHS.regulations },
  { label: 'Conduct', path: PATHS.conduct },
  { label: 'Community', path: PATHS.community },
  { label: 'Contact', path: PATHS.contact },
  { label: 'About', path: PATHS.about },
];

/** Pages below the hub. They are not in the menu. */
const BELOW_HUB = /^\/(clubs|matches|knockouts|draw|join|seasons|record)\b/;

/** The value of `aria-current` for a menu item on the page with this path. */
export function currentAt(path: string, item: NavItem): 'page' | 'true' | undefined {
  if (item.path === path) return 'page';
  return item.path === PATHS.hub && BELOW_HUB.test(path) ? 'true' : undefined;
}

export const HEADER = {
  skipLink: 'Skip to content',
  navLabel: 'Main',
  homeLabel: `${SITE.name}, home`,
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menuTitle: 'Menu',
} as const;

export const MENU_NOT_LOADED = {
  title: HEADER.menuTitle,
  description: 'The menu could not be loaded. Please check your connection and try again.',
  look: 'destructive',
} as const;

const footerLinks: readonly NavItem[] = [
  { label: HUB_TITLE, path: PATHS.hub },
  { label: REGULATIONS_TITLE, path: PATHS.regulations },
  { label: 'About', path: PATHS.about },
  { label: 'Contact', path: PATHS.contact },
  { label: 'Privacy Policy', path: PATHS.privacy },
  { label: 'Code of Conduct', path: PATHS.conduct },
];

export const FOOTER = {
  shortName: SITE.shortName,
  name: SITE.name,
  linksTitle: 'Tournament',
  links: footerLinks,
  socialTitle: 'Follow us',
  social: SITE.links,
} as const;

export function copyrightLine(year: number): string {
  return `© ${year} ${SITE.name}. All rights reserved.`;
}
