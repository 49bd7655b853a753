import { Fragment } from 'react';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { Clock, Mail, Megaphone, MessagesSquare } from '#web/ui/icons.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './contact-page.module.css';
import { CONTACT, type ContactCard } from './contact-words.ts';

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
