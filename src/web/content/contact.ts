import { SITE } from '#site.ts';
import { EMAIL_LINK, RESPONSE_TIMES } from './channels.ts';
import type { TextLink } from './rich-text.ts';

export interface ContactCard {
  readonly id: 'email' | 'chat' | 'social';
  readonly title: string;
  readonly text: string;
  readonly link: TextLink;
  readonly responseTime: string;
  readonly bestFor: string;
}

const cards: readonly ContactCard[] = [
  {
    id: 'email',
    title: 'Official E-mail',
    text: 'For appeals, privacy requests and anything that needs a written answer.',
    link: EMAIL_LINK,
    responseTime: RESPONSE_TIMES.email,
    bestFor: 'Official inquiries',
  },
  {
    id: 'chat',
    title: `${SITE.links.chat.label} Community`,
    text: 'For anything that cannot wait: a match about to start, a missing opponent, a result to correct.',
    link: { text: `Join on ${SITE.links.chat.label}`, href: SITE.links.chat.url },
    responseTime: RESPONSE_TIMES.chat,
    bestFor: 'Urgent',
  },
  {
    id: 'social',
    title: `${SITE.links.microblog.label} Profile`,
    text: 'For announcements, results and general updates from the series.',
    link: { text: `Follow on ${SITE.links.microblog.label}`, href: SITE.links.microblog.url },
    responseTime: RESPONSE_TIMES.social,
    bestFor: 'General updates',
  },
];

export const CONTACT = {
  meta: {
    title: `Contact & Support | ${SITE.name}`,
    description: `Reach ${SITE.shortName} by chat, e-mail or social profile, and see which channel suits your question and how soon to expect an answer.`,
  },
  title: 'Contact & Support',
  lead: 'Three ways to reach us. Pick the one that fits your question.',
  cards,
  responseTimes: {
    title: 'Response Times',
    rows: [
      { term: 'Chat', text: RESPONSE_TIMES.chat },
      { term: 'E-mail', text: RESPONSE_TIMES.email },
      { term: 'Social', text: RESPONSE_TIMES.social },
    ],
  },
  bestMethods: {
    title: 'Best Methods',
    rows: [
      { term: 'Urgent', text: 'Chat' },
      { term: 'Official inquiries', text: 'E-mail' },
      { term: 'General updates', text: 'Social' },
    ],
  },
} as const;
