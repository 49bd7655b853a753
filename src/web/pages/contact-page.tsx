import { Fragment } from 'react';
import { CONTACT, type ContactCard } from '#web/content/contact.ts';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Container } from '#web/ui/container.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { Clock } from '#web/ui/icons/clock.tsx';
import { Mail } from '#web/ui/icons/mail.tsx';
import { Megaphone } from '#web/ui/icons/megaphone.tsx';
import { MessagesSquare } from '#web/ui/icons/messages-square.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { Section } from '#web/ui/section.tsx';

const ICONS = { email: Mail, chat: MessagesSquare, social: Megaphone };

export const { meta } = CONTACT;

export default function ContactPage() {
  const { responseTimes, bestMethods } = CONTACT;
  return (
    <>
      <PageHeader title={CONTACT.title} lead={CONTACT.lead} art={<TitleArt constellation="crossroads" />} />
      <Container>
        <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
          {CONTACT.cards.map((card) => (
            <Channel key={card.id} card={card} />
          ))}
        </ul>
        <div className="mt-section grid gap-x-16 gap-y-12 md:grid-cols-2">
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

/** All of it can be pressed: its link covers the card. */
function Channel({ card }: { readonly card: ContactCard }) {
  const Icon = ICONS[card.id];
  const ChannelLink = card.id === 'email' ? 'a' : ExternalLink;
  return (
    <li className="group relative flex flex-col gap-x-8 gap-y-5 rounded-lg border border-line bg-surface-1 p-4 shadow-raised transition-colors wrap-anywhere hover:border-accent sm:p-6 md:flex-row md:items-center lg:flex-col lg:items-stretch">
      <div className="md:flex-1">
        <div className="flex items-center gap-3">
          <Icon className="size-6 shrink-0 text-accent" />
          <h2 className="font-bold font-display text-heading">{card.title}</h2>
        </div>
        <p className="mt-2 text-pretty text-muted">{card.text}</p>
      </div>
      <div className="flex flex-col gap-3 md:w-80 lg:w-auto">
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
          <span className="flex items-center gap-2 font-semibold">
            <Clock className="size-4 shrink-0 text-muted" />
            {card.responseTime}
          </span>
          <span className="text-muted">{card.bestFor}</span>
        </p>
        <ChannelLink
          href={card.link.href}
          className={buttonClass(
            'secondary',
            'min-h-13! w-full px-2! text-center text-[0.9375rem]! group-hover:border-accent group-hover:bg-accent-soft after:absolute after:inset-0 after:rounded-lg',
          )}
        >
          <Breakable text={card.link.text} />
        </ChannelLink>
      </div>
    </li>
  );
}

/** An address is broken after its @ and before a dot, if it has to be. */
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
    <dl className="mt-4 border-line border-t">
      {rows.map(({ term, text }) => (
        <div key={term} className="grid grid-cols-2 gap-4 border-line py-3 not-last:border-b">
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
