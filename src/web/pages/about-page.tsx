import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { QUALIFYING_RANKS } from '#domain/standings/qualification.ts';
import { SITE } from '#site/site.ts';
import { FigureBand } from '#web/features/live-figures/figure-band.tsx';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import shared from '#web/ui/shared.module.css';
import type { Card, Figure } from '#words/figures.ts';
import { COMPETITION_NAMES } from '#words/titles.ts';
import styles from './about-page.module.css';

const { UCL, UEL } = QUALIFYING_RANKS;

const story: readonly Card[] = [
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
    text: `The series now brings together ${CLUB_COUNT} teams and ${SITE.claims.players} players, in a community of ${SITE.claims.members} members. Managers find opponents, Free Agents find clubs, and everybody follows the same live standings.`,
  },
  {
    title: 'Looking Forward',
    text: `The group stage decides who plays where: the top ${UCL.length} of each group advance to the ${COMPETITION_NAMES.UCL} knockouts, and ranks ${UEL.join(' and ')} go to the ${COMPETITION_NAMES.UEL} knockouts. Both are played to a trophy, and every finished season stays in the roll of honour. We keep improving the tournament with what clubs tell us after each matchday.`,
  },
];

const figures: readonly Figure[] = [
  { value: SITE.claims.founded, label: 'Founded' },
  { value: String(CLUB_COUNT), label: 'Teams' },
  { value: SITE.claims.players, label: 'Players' },
];

export const ABOUT = {
  meta: {
    title: `About | ${SITE.name}`,
    description: `How the series began in ${SITE.claims.founded}, what it stands for, how its community has grown and where the tournament goes next.`,
  },
  title: `About ${SITE.name}`,
  lead: `A tournament series for Pro Clubs teams, founded in ${SITE.claims.founded}.`,
  figures,
  story,
} as const;

export const { meta } = ABOUT;

export default function AboutPage() {
  return (
    <>
      <PageHeader title={ABOUT.title} lead={ABOUT.lead} art={<TitleArt constellation="path" />}>
        <FigureBand claims={ABOUT.figures} />
      </PageHeader>
      <Container className={styles.cards}>
        {ABOUT.story.map((card) => (
          <StoryCard key={card.title} card={card} />
        ))}
      </Container>
    </>
  );
}

/** What lies ahead is not drawn through yet. */
function StoryCard({ card: { title, text } }: { readonly card: Card }) {
  return (
    <article className={styles.card}>
      <h2 className={`${styles.heading} ${shared.section}`}>
        <svg viewBox="-8 -8 16 16" aria-hidden="true" className={styles.star}>
          <path d="m0-8 1.8 6.2L8 0 1.8 1.8 0 8l-1.8-6.2L-8 0l6.2-1.8z" />
        </svg>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
    </article>
  );
}
