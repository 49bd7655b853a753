import { Fragment } from 'react';
import { SITE } from '#site/site.ts';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Clock, Mail, Megaphone, MessagesSquare } from '#web/ui/icons.tsx';
import { Container, Section } from '#web/ui/layout.tsx';
import { ExternalLink } from '#web/ui/link.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import shared from '#web/ui/shared.module.css';
import { CHAT_LINK, EMAIL_LINK, RESPONSE_TIMES, SOCIAL_LINK } from '#words/channels.ts';
import type { TextLink } from '#words/rich-text.ts';
import styles from './contact-page.module.css';

interface ContactCard {
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

const ICONS = { email: Mail, chat: MessagesSquare, social: Megaphone };

export const { meta } = CONTACT;

export default function ContactPage() {
  const { responseTimes, bestMethods } = CONTACT;
  return (
    <>
      <PageHeader title={CONTACT.title} lead={CONTACT.lead} art={<TitleArt constellation="crossroads" />} />
      <Container>
        <ul className={styles.channels}>
          {CONTACT.cards.map((card) => (
            <Channel key={card.id} card={card} />
          ))}
        </ul>
        <div className={styles.more}>
          <Section id="response-times" title={responseTimes.title}>
            <Answers rows={responseTimes.rows} />
          </Section>
          <Section id="best-methods" title={bestMethods.title}>
            <Answers rows={bestMethods.rows} />
          </Section>
        </div>
      </Container>
    </>
  );
}

/** The link covers the card. */
function Channel({ card }: { readonly card: ContactCard }) {
  const Icon = ICONS[card.id];
  const ChannelLink = card.id === 'email' ? 'a' : ExternalLink;
  return (
    <li className={`${shared.card} ${styles.channel}`}>
      <div className={styles.about}>
        <div className={styles.name}>
          <Icon className={`${shared.iconLarge} ${shared.accent}`} />
          <h2 className={shared.heading}>{card.title}</h2>
        </div>
        <p className={`${styles.text} ${shared.muted}`}>{card.text}</p>
      </div>
      <div className={styles.end}>
        <p className={`${shared.spread} ${shared.small} ${styles.reply}`}>
          <span className={`${styles.time} ${shared.strong}`}>
            <Clock className={`${shared.iconSmall} ${shared.muted}`} />
            {card.responseTime}
          </span>
          <span className={shared.muted}>{card.bestFor}</span>
        </p>
        <ChannelLink
          href={card.link.href}
          className={buttonClass('secondary', `${styles.button} ${shared.wholeCell}`)}
        >
          <Breakable text={card.link.text} />
        </ChannelLink>
      </div>
    </li>
  );
}

/** An email address may wrap after the @ and before a dot. */
function Breakable({ text }: { readonly text: string }) {
  return (
    <span>
      {text.split(/(?<=@)|(?=\.)/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

interface Row {
  readonly term: string;
  readonly text: string;
}

function Answers({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ term, text }) => (
        <div key={term} className={styles.fact}>
          <dt className={shared.muted}>{term}</dt>
          <dd className={shared.strong}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
