import { countGroupMatches } from '#domain/clubs/format.ts';
import { QUALIFYING_RANKS } from '#domain/standings/qualification.ts';
import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import type { Card, Figure } from './figures.ts';
import { groupsText, hasFullMatchdays, matchdaysText, ofEachGroup } from './group-texts.ts';
import { doesEveryClubAdvance, droppingRanks, type SeasonFormat } from './season-format.ts';
import { COMPETITION_NAMES, type PageMeta } from './titles.ts';

const TOP = QUALIFYING_RANKS.UCL.length;

function formatCards(format: SeasonFormat): readonly Card[] {
  const once = hasFullMatchdays(format) ? 'one match' : 'at most one match';
  return [
    {
      title: 'Group Stage Format',
      text: `${format.clubs} teams, ${groupsText(format)}, round-robin group stage. Every club plays ${once} on each of ${matchdaysText(format)}. The top ${TOP} ${ofEachGroup(format)} advance.`,
    },
    rewardsCard(format),
    {
      title: 'Team Qualification',
      text: `The ${format.clubs} places go to qualified teams. A club may register up to 30 players, must name a team captain and needs at least 8 players for every match.`,
    },
  ];
}

/** Shown until a draw is announced. */
const draw: Figure = { value: SITE.claims.draw, label: 'Group Stage Draw' };

export const HOME = {
  hero: {
    title: SITE.name,
    tagline: SITE.tagline,
    primary: { text: 'Enter Group Stage', href: PATHS.hub },
    secondary: { text: 'Tournament Rules', href: PATHS.regulations },
  },
  highlights: {
    caption: 'Match Highlights',
    pause: 'Pause the video',
    play: 'Play the video',
  },
  format: {
    action: { text: 'View Group Stage', href: PATHS.hub },
    knockouts: { text: 'View Knockouts', href: PATHS.knockouts },
  },
  draw,
  /** Replaces the date once the draw is done. */
  drawn: 'Done',
} as const;

export function homeMeta(format: SeasonFormat): PageMeta {
  const phases = format.cups === 2 ? 'two knockout phases' : 'a knockout phase';
  return {
    title: `${SITE.name} (${SITE.shortName}) | Pro Clubs tournaments`,
    description: `A Pro Clubs tournament for ${format.clubs} clubs: ${groupsText(format)}, ${countGroupMatches(format.sizes)} group fixtures and ${phases}, with live standings and latest results.`,
  };
}

/** The section about the tournament. */
export function homeFormat(format: SeasonFormat) {
  return {
    title: `${format.clubs}-Team Tournament Format`,
    lead: `Top ${TOP} ${ofEachGroup(format)} advance to a knockout phase.`,
    cards: formatCards(format),
  };
}

export function homeStats(format: SeasonFormat): readonly Figure[] {
  return [
    { value: String(format.clubs), label: 'Qualified Teams' },
    { value: SITE.claims.players, label: 'Players' },
    { value: String(countGroupMatches(format.sizes)), label: 'Total Fixtures' },
    draw,
  ];
}

/** Where each rank leads. */
export function rewardsCard(format: SeasonFormat): Card {
  const dropping = droppingRanks(format);
  return {
    title: 'Tournament Rewards',
    text: [
      `Clubs ranked ${QUALIFYING_RANKS.UCL.join(' and ')} earn a place in the ${COMPETITION_NAMES.UCL} knockouts.`,
      ...(dropping.length > 0
        ? [`Clubs ranked ${dropping.join(' and ')} drop into the ${COMPETITION_NAMES.UEL} knockouts.`]
        : []),
      doesEveryClubAdvance(format)
        ? 'Every club has a knockout phase to play for.'
        : 'All other clubs are out after the group stage.',
    ].join(' '),
  };
}
