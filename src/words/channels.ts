import { PATHS } from '#paths.ts';
import type { SiteLink } from '#site/default-site.ts';
import { SITE } from '#site/site.ts';
import type { TextLink } from './rich-text.ts';

const linkFor = (use: SiteLink['use']) => SITE.links.find((link) => link.use === use) ?? null;

/** The league's chat community; null for a league without one. */
export const CHAT_LINK = linkFor('chat');
/** The league's main social profile. */
export const SOCIAL_LINK = linkFor('social');

export const EMAIL_LINK: TextLink = { text: SITE.email, href: `mailto:${SITE.email}` };

export const MAIN_SERVER_LINK: TextLink = CHAT_LINK
  ? { text: 'main league server', href: CHAT_LINK.url }
  : { text: 'contact page', href: PATHS.contact };

/** Typical response time per channel. */
export const RESPONSE_TIMES = {
  chat: 'Instant to 1 hour',
  email: '24-48 hours',
  social: '1-3 hours',
} as const;
