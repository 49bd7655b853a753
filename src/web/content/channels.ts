import { SITE } from '#site.ts';
import type { TextLink } from './rich-text.ts';

export const EMAIL_LINK: TextLink = { text: SITE.email, href: `mailto:${SITE.email}` };

export const MAIN_SERVER_LINK: TextLink = { text: 'main league server', href: SITE.links.chat.url };

/** How long an answer takes, per channel. */
export const RESPONSE_TIMES = {
  chat: 'Instant to 1 hour',
  email: '24-48 hours',
  social: '1-3 hours',
} as const;
