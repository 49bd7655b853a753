import { placeholderClubs } from '#domain/clubs/clubs.ts';
import {
  type Cups,
  countByes,
  countGroupMatches,
  countMatchdays,
  type Format,
  groupSizes,
} from '#domain/clubs/format.ts';
import { bracketPlaces, bracketsOf } from '#domain/knockouts/qualified-places.ts';
import { ROUND_TITLES, roundsOf } from '#domain/matches/stages.ts';
import { exactGroupsText } from '#words/group-texts.ts';
import { counted } from '#words/numbers.ts';
import { COMPETITION_NAMES, competitionTitle } from '#words/titles.ts';

export const FORM = {
  inForce: 'In force',
  reason: 'Reason',
  reasonHint: 'The reason is public.',
  theReason: 'The reason',
  club: 'Club',
  chooseClub: 'Choose a club',
  match: 'Match',
  chooseMatch: 'Choose a match',
  searchMatch: 'Search by club or group',
  /** Shown instead of a chosen match during a search. */
  found: (count: number) => (count === 0 ? 'No match found' : `${counted(count, 'match', 'matches')} found`),
  missing: 'Please fill in every field.',
  failed: { title: 'Change Failed', fallback: 'The change could not be made. Please try again.' },
  noResult: 'No result yet',
} as const;

export const AWARD = {
  title: 'Award a match',
  about: 'Sets the score of a match. The award counts immediately and replaces any existing result.',
  kind: 'Decision',
  chooseKind: 'Choose a decision',
  kinds: {
    'no-show-home': 'Home club absent: 0–1',
    'no-show-away': 'Away club absent: 1–0',
    'both-absent': 'Both clubs absent: 0–0',
    ruling: 'Ruling with a score',
  },
  homeScore: 'Home score',
  awayScore: 'Away score',
  homePenalties: 'Home penalties',
  awayPenalties: 'Away penalties',
  button: 'Award match',
  done: 'Match Awarded',
  laterTies: (count: number) =>
    count === 1
      ? 'A later match depends on this one and has a result. Reset it first:'
      : `${count} later matches depend on this one and have results. Reset them first:`,
  toResets: 'Go to Reset Functions',
  replaces: 'This result will be removed:',
} as const;

export const FORMAT_CHOICES = {
  cups: 'Cups',
  cupChoices: {
    2: `Two: ${COMPETITION_NAMES.UCL} and ${COMPETITION_NAMES.UEL}`,
    1: `One: ${COMPETITION_NAMES.UCL}`,
  } satisfies Record<Cups, string>,
  groups: 'Groups',
  current: 'Current format',
} as const;

/** '27 clubs: 8 groups, three of 4 and five of 3 · 3 matchdays · 33 group matches' */
export function formatText({ clubs, groups }: Pick<Format, 'clubs' | 'groups'>): string {
  const sizes = groupSizes({ clubs, groups });
  return [
    `${clubs} clubs: ${exactGroupsText({ sizes })}`,
    `${countMatchdays(sizes)} matchdays`,
    `${countGroupMatches(sizes)} group matches`,
  ].join(' · ');
}

/** The first round of each cup: 'UCL: Round of 16 · UEL: Round of 16, 5 byes' */
export function formatRounds(format: Format): string {
  const places = bracketPlaces({ clubs: placeholderClubs(format), cups: format.cups });
  const byes = countByes(groupSizes(format), format.cups);
  return bracketsOf(format)
    .map((bracket) => {
      const [first = 'final'] = roundsOf(places[bracket]);
      const free = bracket === 'UEL' && byes > 0 ? `, ${counted(byes, 'bye')}` : '';
      return `${competitionTitle(bracket)}: ${ROUND_TITLES[first]}${free}`;
    })
    .join(' · ');
}
