import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { GROUP_FIXTURE_COUNT } from '#domain/matches/fixture-count.ts';
import { QUALIFYING_RANKS } from '#domain/standings/qualification.ts';
import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import type { Card, Figure } from './figures.ts';
import { NEXT_STAGE } from './next-stage.ts';

const TOP = QUALIFYING_RANKS.UCL.length;

const formatCards: readonly Card[] = [
  {
    title: 'Group Stage Format',
    text: `${CLUB_COUNT} teams, 16 groups of 4, round-robin group stage. Every club plays one match on each of matchdays 1, 2 and 3. The top ${TOP} of each group advance.`,
  },
  NEXT_STAGE.rewards,
  {
    title: 'Team Qualification',
    text: `The ${CLUB_COUNT} places belong to qualified teams. A club registers at most 30 players, names a team captain and needs at least 8 players for every match.`,
  },
];

/** What stands here until a draw is announced. */
const draw: Figure = { value: SITE.claims.draw, label: 'Group Stage Draw' };

const stats: readonly Figure[] = [
  { value: String(CLUB_COUNT), label: 'Qualified Teams' },
  { value: SITE.claims.players, label: 'Players' },
  { value: String(GROUP_FIXTURE_COUNT), label: 'Total Fixtures' },
  draw,
];

export const HOME = {
  meta: {
    title: `${SITE.name} (${SITE.shortName}) | Pro Clubs tournaments`,
    description: `A Pro Clubs tournament for ${CLUB_COUNT} clubs: 16 groups of 4, ${GROUP_FIXTURE_COUNT} group fixtures and two knockout phases, with live standings and latest results.`,
  },
  hero: {
    title: SITE.name,
    tagline: SITE.tagline,
    primary: { text: 'Enter Group Stage', href: PATHS.hub },
    secondary: NEXT_STAGE.rules,
  },
  highlights: {
    caption: 'Match Highlights',
    pause: 'Pause the video',
    play: 'Play the video',
  },
  format: {
    title: `${CLUB_COUNT}-Team Tournament Format`,
    lead: `Top ${TOP} of each group advance to a knockout phase.`,
    cards: formatCards,
    action: { text: 'View Group Stage', href: PATHS.hub },
    knockouts: { text: 'View Knockouts', href: PATHS.knockouts },
  },
  stats,
  draw,
  /** In place of the day, once everything is drawn. */
  drawn: 'Done',
} as const;
