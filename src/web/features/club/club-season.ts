import type { FixtureRow, FixtureSide } from '#contract/fixtures-view.ts';
import { type MatchState, matchState } from '#domain/matches/match-state.ts';
import { type Score, scoreText } from '#domain/results/score-text.ts';
import type { ClubEnd } from '#words/match-states.ts';
import type { Way } from './words.ts';

/** A match as a club sees it. */
export interface ClubMatch {
  readonly fixture: FixtureRow;
  readonly opponent: FixtureSide;
  readonly isAtHome: boolean;
  readonly state: MatchState;
  /** Null while it is not decided. */
  readonly end: ClubEnd | null;
  /** The club's own goals first; null without a score. */
  readonly score: string | null;
}

/** All matches of a club, in the order in which they are played: matchdays, then rounds. */
export function clubMatches(fixtures: readonly FixtureRow[], clubId: number): ClubMatch[] {
  return (
    fixtures
      .filter(({ home, away }) => home?.clubId === clubId || away?.clubId === clubId)
      // The ids of ties are higher, and grow from round to round; those of a group do not follow its matchdays.
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
  // From a tie that nobody has won nobody goes on.
  return winner === null && stage === 'group' ? 'drawn' : 'lost';
}

function turned({ homeScore, awayScore, homePenalties = null, awayPenalties = null }: Score): Score {
  return {
    homeScore: awayScore,
    awayScore: homeScore,
    homePenalties: awayPenalties,
    awayPenalties: homePenalties,
  };
}

const FORM_MAX = 5;

/** The last decided matches, the newest last. */
export function formOf(matches: readonly ClubMatch[]): readonly (ClubMatch & { readonly end: ClubEnd })[] {
  return matches.flatMap((match) => (match.end ? [{ ...match, end: match.end }] : [])).slice(-FORM_MAX);
}

/** The next match that is not decided. */
export function nextOf(matches: readonly ClubMatch[]): ClubMatch | null {
  return matches.find(({ end }) => end === null) ?? null;
}

/** How far the club has come in the knockouts; null while it is in none. */
export function wayOf(matches: readonly ClubMatch[]): Way | null {
  const last = matches.at(-1);
  if (!last?.fixture.round) return null;
  const { round, group: bracket } = last.fixture;
  if (last.end === 'won' && round === 'final') return { end: 'champion', bracket };
  return { end: last.end === 'lost' ? 'out' : 'in', bracket, round };
}
