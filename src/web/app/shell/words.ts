import { SITE } from '#site/site.ts';
import { HUB_TITLE, REGULATIONS_TITLE } from '#words/titles.ts';

export interface NavItem {
  readonly label: string;
  readonly path: string;
}

export const NAV_ITEMS: readonly NavItem[] = [
  { label: 'Home', path: '/' },
  { label: HUB_TITLE, path: '/ng-hub' },
  { label: REGULATIONS_TITLE, path: '/ng-rules' },
  { label: 'Conduct', path: '/conduct' },
  { label: 'Community', path: '/community' },
  { label: 'Contact', path: '/contact' },
  { label: 'About', path: '/about' },
];

/** What the header says to screen readers and keyboards. */
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
  { label: HUB_TITLE, path: '/ng-hub' },
  { label: REGULATIONS_TITLE, path: '/ng-rules' },
  { label: 'About', path: '/about' },
  { label: 'Contact', path: '/contact' },
  { label: 'Privacy Policy', path: '/privacy' },
  { label: 'Code of Conduct', path: '/conduct' },
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
