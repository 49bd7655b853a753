import type { FixtureRow, FixtureSide } from '#contract/fixtures-view.ts';
import { firstRoundOf, isBye } from '#domain/matches/fixture-row.ts';
import { type MatchState, matchState } from '#domain/matches/match-state.ts';
import { scoreText, turned } from '#domain/results/score-text.ts';
import type { ClubEnd } from '#words/match-states.ts';
import type { KnockoutProgress } from './words.ts';

/** A match from one club's side. */
export interface ClubMatch {
  readonly fixture: FixtureRow;
  readonly opponent: FixtureSide;
  readonly isAtHome: boolean;
  readonly state: MatchState;
  /** Null until the match is decided. */
  readonly end: ClubEnd | null;
  /** The club's own goals first. */
  readonly score: string | null;
}

/** All matches of a club in playing order: matchdays, then rounds. A bye in the first round is not a match. */
export function clubMatches(fixtures: readonly FixtureRow[], clubId: number): ClubMatch[] {
  return (
    fixtures
      .filter(({ home, away }) => home?.clubId === clubId || away?.clubId === clubId)
      .filter((fixture) => !isBye(fixture, firstRoundOf(fixtures, fixture)))
      // Tie ids are higher and grow from round to round, but the ids within a group do not follow its matchdays.
      .sort((a, b) => (a.matchday ?? a.id) - (b.matchday ?? b.id))
      .map((fixture) => seenBy(clubId, fixture))
  );
}

function seenBy(clubId: number, fixture: FixtureRow): ClubMatch {
  const { home, away, result, status } = fixture;
  const isAtHome = home?.clubId === clubId;
  const state = matchState(fixture);
  const isScored = result && status !== 'PENDING' && state !== 'walkover';
  return {
    fixture,
    opponent: isAtHome ? away : home,
    isAtHome,
    state,
    end: endFor(clubId, fixture),
    score: isScored ? scoreText(isAtHome ? result : turned(result)) : null,
  };
}

function endFor(clubId: number, { status, winner, stage }: FixtureRow): ClubEnd | null {
  if (status !== 'COMPLETED') return null;
  if (winner === clubId) return 'won';
  // If a tie has no winner, no club advances.
  return winner === null && stage === 'group' ? 'drawn' : 'lost';
}

const FORM_MAX = 5;

/** The last decided matches, newest last. */
export function formOf(matches: readonly ClubMatch[]): readonly (ClubMatch & { readonly end: ClubEnd })[] {
  return matches.flatMap((match) => (match.end ? [{ ...match, end: match.end }] : [])).slice(-FORM_MAX);
}

export function nextOf(matches: readonly ClubMatch[]): ClubMatch | null {
  return matches.find(({ end }) => end === null) ?? null;
}

/** Those with a score that is not decided, then the next one without. */
export function upcoming(matches: readonly ClubMatch[]): readonly ClubMatch[] {
  const isWaiting = ({ state }: ClubMatch) => state === 'waiting' || state === 'disputed';
  const next = nextOf(matches.filter((match) => !isWaiting(match)));
  return [...matches.filter(isWaiting), ...(next ? [next] : [])];
}

/** Null while the club is not in the knockouts. */
export function knockoutProgressOf(matches: readonly ClubMatch[]): KnockoutProgress | null {
  const last = matches.at(-1);
  if (!last?.fixture.round) return null;
  const { round, group: bracket } = last.fixture;
  if (last.end === 'won' && round === 'final') return { end: 'champion', bracket };
  return { end: last.end === 'lost' ? 'out' : 'in', bracket, round };
}
