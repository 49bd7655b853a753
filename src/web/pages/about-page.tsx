import { useQuery } from '@tanstack/react-query';
import { QUALIFYING_RANKS } from '#domain/standings/qualification.ts';
import { SITE } from '#site/site.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { FigureBand } from '#web/features/live-figures/figure-band.tsx';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { Container } from '#web/ui/layout.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import shared from '#web/ui/shared.module.css';
import type { Card, Figure } from '#words/figures.ts';
import { ofEachGroup } from '#words/group-texts.ts';
import { DEFAULT_SEASON, droppingRanks, type SeasonFormat } from '#words/season-format.ts';
import { COMPETITION_NAMES } from '#words/titles.ts';
import styles from './about-page.module.css';

const story = (format: SeasonFormat): readonly Card[] => [
  {
    title: 'The Beginning',
    text: `${SITE.name} was founded in ${SITE.claims.founded}. The aim was simple: a Pro Clubs tournament with written rules, a published fixture list and a table that every club can check for itself.`,
  },
  {
    title: 'Our Vision & Values',
    text: 'We run club football the way clubs want it run. The same rules apply to every club, every result is reviewed before it counts, and the note on each decision is public. We value respect, fair play and honesty above any scoreline.',
  },
  {
    title: 'Growing the Community',
    text: `The series now brings together ${format.clubs} teams and ${SITE.claims.players} players, in a community of ${SITE.claims.members} members. Managers find opponents, Free Agents find clubs, and everyone follows the same live standings.`,
  },
  {
    title: 'Looking Forward',
    text: `The group stage decides who plays where: ${whereRanksLead(format)}, and every finished season stays in the Roll of Honour. Feedback from clubs after each matchday helps us improve the tournament.`,
  },
];

function whereRanksLead(format: SeasonFormat): string {
  const top = `the top ${QUALIFYING_RANKS.UCL.length} ${ofEachGroup(format)} advance to the ${COMPETITION_NAMES.UCL} knockouts`;
  const dropping = droppingRanks(format);
  return dropping.length === 0
    ? `${top}. The winners of the final receive the trophy`
    : `${top}, and the clubs ranked ${dropping.join(' and ')} drop into the ${COMPETITION_NAMES.UEL} knockouts. Both competitions award a trophy`;
}

const figures = (clubs: number): readonly Figure[] => [
  { value: SITE.claims.founded, label: 'Founded' },
  { value: String(clubs), label: 'Teams' },
  { value: SITE.claims.players, label: 'Players' },
];

export const meta = {
  title: `About | ${SITE.name}`,
  description: `How the series began in ${SITE.claims.founded}, what it stands for, how its community has grown and where the tournament goes next.`,
} as const;

export function aboutWords(format: SeasonFormat) {
  return {
    title: `About ${SITE.name}`,
    lead: `A tournament series for Pro Clubs teams, founded in ${SITE.claims.founded}.`,
    figures: figures(format.clubs),
    story: story(format),
  } as const;
}

export default function AboutPage() {
  const words = aboutWords(useQuery(tournamentQuery).data?.format ?? DEFAULT_SEASON);
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} art={<TitleArt constellation="path" />}>
        <FigureBand claims={words.figures} />
      </PageHeader>
      <Container className={styles.cards}>
        {words.story.map((card) => (
          <StoryCard key={card.title} card={card} />
        ))}
      </Container>
    </>
  );
}

/** The card about the future has an outlined star. */
function StoryCard({ card: { title, text } }: { readonly card: Card }) {
  return (
    <article className={`${shared.card} ${styles.card}`}>
      <h2 className={`${styles.heading} ${shared.section}`}>
        <svg viewBox="-8 -8 16 16" aria-hidden="true" className={`${shared.iconMedium} ${styles.star}`}>
          <path d="m0-8 1.8 6.2L8 0 1.8 1.8 0 8l-1.8-6.2L-8 0l6.2-1.8z" />
        </svg>
        {title}
      </h2>
      <p className={`${styles.text} ${shared.muted}`}>{text}</p>
    </article>
  );
}
