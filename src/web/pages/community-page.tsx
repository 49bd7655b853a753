import { type QueryClient, useQuery } from '@tanstack/react-query';
import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { SITE } from '#site/site.ts';
import { statsQuery } from '#web/api/queries.ts';
import { FigureBand } from '#web/features/live-figures/figure-band.tsx';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Container, Section } from '#web/ui/layout.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import shared from '#web/ui/shared.module.css';
import { CHAT_LINK } from '#words/channels.ts';
import type { Card, Figure } from '#words/figures.ts';
import type { PageMeta } from '#words/titles.ts';
import styles from './community-page.module.css';

export const stats = (clubs: number): readonly Figure[] => [
  { value: SITE.claims.members, label: 'Members' },
  { value: String(clubs), label: 'Teams' },
  { value: String(SITE.claims.servers), label: SITE.claims.servers === 1 ? 'Main Server' : 'Main Servers' },
  { value: SITE.claims.support, label: 'Support' },
];

const benefits: readonly Card[] = [
  {
    title: 'Find a club',
    text: 'Free Agents meet managers who are looking for players, and clubs complete their rosters.',
  },
  {
    title: 'Matchday coordination',
    text: 'Captains reach their opponents, confirm kick-off and announce delays in one place.',
  },
  {
    title: 'Announcements first',
    text: 'The draw, matchday dates and decisions are announced on the server first.',
  },
  {
    title: 'Help around the clock',
    text: `Staff answer questions about rules, rosters and results. Support is available ${SITE.claims.support}.`,
  },
];

const values: readonly Card[] = [
  {
    title: 'Respect',
    text: 'Opponents, teammates, staff and spectators are treated with courtesy, win or lose.',
  },
  { title: 'Fair play', text: 'Matches are decided by football, not by glitches, timewasting or paperwork.' },
  { title: 'Honesty', text: 'Scores, rosters and evidence are always genuine.' },
  {
    title: 'Inclusion',
    text: 'Everyone is welcome, wherever they come from and at whatever level they play.',
  },
];

export const COMMUNITY = {
  title: 'Community Hub',
  lead: 'Players, managers, captains and spectators of the series, together on one server.',
  server: CHAT_LINK && {
    title: 'Main League Server',
    text: `The home of ${SITE.shortName} on ${CHAT_LINK.label}: announcements, club recruitment, matchday coordination and support.`,
    link: { text: 'Join Main Server', href: CHAT_LINK.url },
  },
  benefits: { title: 'Community Benefits', items: benefits },
  values: { title: 'Community Values', items: values },
} as const;

export function meta(_path: string, cache: QueryClient): PageMeta {
  const clubs = cache.getQueryData(statsQuery.queryKey)?.teams ?? CLUB_COUNT;
  return {
    title: `Community Hub | ${SITE.name}`,
    description: `Join the ${SITE.shortName} main league server: ${SITE.claims.members} members, ${clubs} teams and ${SITE.claims.support} support for players, managers and team captains.`,
  };
}

export default function CommunityPage() {
  const { server, benefits, values } = COMMUNITY;
  const clubs = useQuery(statsQuery).data?.teams ?? CLUB_COUNT;
  return (
    <>
      <PageHeader title={COMMUNITY.title} lead={COMMUNITY.lead} art={<TitleArt constellation="web" />}>
        <FigureBand claims={stats(clubs)} />
      </PageHeader>
      <Container className={styles.content}>
        {server && (
          <section aria-labelledby="main-server" className={`${shared.card} ${styles.invitation}`}>
            <div>
              <h2 id="main-server" className={shared.section}>
                {server.title}
              </h2>
              <p className={`${styles.lead} ${shared.large} ${shared.muted}`}>{server.text}</p>
            </div>
            <LinkButton href={server.link.href} className={styles.button}>
              {server.link.text}
            </LinkButton>
          </section>
        )}
        <Section id="benefits" title={benefits.title} className={styles.section}>
          <CardList cards={benefits.items} />
        </Section>
        <Section id="values" title={values.title} className={styles.section}>
          <CardList cards={values.items} className={styles.four} />
        </Section>
      </Container>
    </>
  );
}

function CardList({
  cards,
  className = '',
}: {
  readonly cards: readonly Card[];
  readonly className?: string | undefined;
}) {
  return (
    <ul className={`${styles.cards} ${className}`}>
      {cards.map(({ title, text }) => (
        <li key={title} className={styles.card}>
          <h3 className={shared.heading}>{title}</h3>
          <p className={`${styles.text} ${shared.muted}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
