import { SITE } from '#site/site.ts';
import { CHAT_LINK, EMAIL_LINK, RESPONSE_TIMES, SOCIAL_LINK } from '#words/channels.ts';
import type { TextLink } from '#words/rich-text.ts';

export interface ContactCard {
  readonly id: 'email' | 'chat' | 'social';
  readonly title: string;
  readonly text: string;
  readonly link: TextLink;
  readonly responseTime: string;
  readonly bestFor: string;
}

const email: ContactCard = {
  id: 'email',
  title: 'Official E-mail',
  text: 'For appeals, privacy requests and anything that needs a written answer.',
  link: EMAIL_LINK,
  responseTime: RESPONSE_TIMES.email,
  bestFor: 'Official inquiries',
};

const chat: ContactCard | null = CHAT_LINK && {
  id: 'chat',
  title: `${CHAT_LINK.label} Community`,
  text: 'For anything that cannot wait: a match about to start, a missing opponent, a result to correct.',
  link: { text: `Join on ${CHAT_LINK.label}`, href: CHAT_LINK.url },
  responseTime: RESPONSE_TIMES.chat,
  bestFor: 'Urgent',
};

const social: ContactCard | null = SOCIAL_LINK && {
  id: 'social',
  title: `${SOCIAL_LINK.label} Profile`,
  text: 'For announcements, results and general updates from the series.',
  link: { text: `Follow on ${SOCIAL_LINK.label}`, href: SOCIAL_LINK.url },
  responseTime: RESPONSE_TIMES.social,
  bestFor: 'General updates',
};

const present = (...cards: (ContactCard | null)[]) => cards.filter((card) => card !== null);
const cards = present(email, chat, social);

const LEADS = [
  'One way to reach us.',
  'Two ways to reach us. Pick the one that fits your question.',
  'Three ways to reach us. Pick the one that fits your question.',
];
const TERMS = { chat: 'Chat', email: 'E-mail', social: 'Social' } as const;

export const CONTACT = {
  meta: {
    title: `Contact & Support | ${SITE.name}`,
    description: `Reach ${SITE.shortName} by chat, e-mail or social profile, and see which channel suits your question and how soon to expect an answer.`,
  },
  title: 'Contact & Support',
  lead: LEADS[cards.length - 1] ?? '',
  cards,
  responseTimes: {
    title: 'Response Times',
    rows: present(chat, email, social).map(({ id, responseTime }) => ({
      term: TERMS[id],
      text: responseTime,
    })),
  },
  bestMethods: {
    title: 'Best Methods',
    rows: present(chat, email, social).map(({ id, bestFor }) => ({ term: bestFor, text: TERMS[id] })),
  },
} as const;
