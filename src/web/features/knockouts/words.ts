import { groupsOf } from '#domain/clubs/clubs.ts';
import { bracketPlaces } from '#domain/knockouts/qualified-places.ts';
import type { DecidedBy } from '#domain/knockouts/tie-outcome.ts';
import { type Round, roundsOf } from '#domain/matches/stages.ts';
import { zonesOf } from '#domain/standings/qualification.ts';
import type { Criterion } from '#domain/standings/ranking.ts';
import { SITE } from '#site/site.ts';
import { ordinal } from '#words/numbers.ts';
import { DEFAULT_CLUBS, type SeasonClubs } from '#words/season-format.ts';
import { COMPETITION_NAMES, type PageMeta, ROUND_WORDS } from '#words/titles.ts';

export const KNOCKOUTS = {
  title: 'Knockouts',
  provisional: {
    title: 'If it ended now',
    text: 'The groups are still open. These pairings are based on the current tables.',
  },
  /** The accessible names of the lists of cups and rounds. */
  cups: 'Cups',
  rounds: 'Rounds',
  loading: 'Loading the knockouts...',
  error: 'Unable to load the knockouts',
  retry: 'Retry',
  bye: 'Bye',
  versus: 'vs',
  match: 'Match',
  deadline: 'Deadline',
  /** The link to a match where this club has an answer to give. */
  answer: 'Answer',
  submitted: 'Submitted, unconfirmed',
  /** Behind the score. */
  submittedShort: 'Submitted',
  late: 'Late',
  rejected: 'Rejected',
  noneAdvances: 'no club advances',
  /** After the penalty goals of a club, for screen readers. */
  penalties: 'penalties',
  winner: 'advances',
} as const;

export function knockoutsLead({ clubs, format }: SeasonClubs = DEFAULT_CLUBS): string {
  const [ucl, uel] = zonesOf(clubs, format.cups).filter(({ bracket }) => bracket);
  const group = groupsOf(clubs).length === 1 ? 'the group' : 'each group';
  const others = uel
    ? `, those ranked ${uel.ranks.join(' and ')} for the ${COMPETITION_NAMES.UEL} trophy`
    : '';
  return `The clubs ranked ${ucl?.ranks.join(' and ')} in ${group} play for the ${COMPETITION_NAMES.UCL} trophy${others}. Each tie is a single match.`;
}

export function knockoutsMeta({ clubs, format: { cups } }: SeasonClubs = DEFAULT_CLUBS): PageMeta {
  const [first = 'final'] = roundsOf(bracketPlaces({ clubs, cups }).UCL);
  const isDouble = cups === 2;
  const rounds =
    first === 'final' ? '' : ` from the ${ROUND_WORDS[first]} to the ${isDouble ? 'finals' : 'final'}`;
  return {
    title: `Knockouts | ${SITE.name}`,
    description: `${isDouble ? 'Both knockout brackets' : 'The knockout bracket'}${rounds}: every pairing and every score, with extra time and penalties.`,
  };
}

/** Null for a plain score. */
export const DECIDED_BY_TEXTS: Record<DecidedBy, string | null> = {
  score: null,
  'extra-time': 'After extra time',
  penalties: 'On penalties',
  award: 'Awarded',
  walkover: 'Walkover',
};

/** Behind the score, where there is no room for the full text. */
export const SHORT_TEXTS: Record<DecidedBy, string | null> = {
  score: null,
  'extra-time': 'a.e.t.',
  penalties: 'pens',
  award: 'awarded',
  walkover: 'walkover',
};

/** 'match 3' or 'quarter-final 2': shorter where a round has many ties. */
function numberedTie(round: Round, tie: number): string {
  return `${round === 'r32' || round === 'r16' ? 'match' : ROUND_WORDS[round]} ${tie}`;
}

/** Above a tie that 'Winner of quarter-final 2' refers to. */
export function numberedTitle(round: Round, tie: number): string {
  const name = numberedTie(round, tie);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** Replaces a club that is to be confirmed. */
export function winnerOf(round: Round, tie: number): string {
  return `Winner of ${numberedTie(round, tie)}`;
}

/** 'IXO or Harbour Lions', 'IXO, Harbour Lions or OWL' */
export function oneOf(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');
}

/** The criterion that decided the place of a club: 'ahead of 2nd on points', 'behind 1st on goal difference'. */
export function placedBy(rank: number, criterion: Criterion): string {
  const neighbour = rank === 1 ? `ahead of ${ordinal(2)}` : `behind ${ordinal(rank - 1)}`;
  return `${neighbour} ${CRITERION_NAMES[criterion]}`;
}

/** The criterion that separates a club from its neighbour in the table. */
const CRITERION_NAMES: Record<Criterion, string> = {
  points: 'on points',
  'goal-difference': 'on goal difference',
  'goals-for': 'on goals scored',
  'head-to-head-points': 'on head-to-head points',
  'head-to-head-goal-difference': 'on head-to-head goal difference',
  'head-to-head-goals': 'on head-to-head goals',
  wins: 'on wins',
  'club-name': 'in alphabetical order',
};
