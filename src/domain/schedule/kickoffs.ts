import { type Fixture, isReady, type ReadyFixture } from '../matches/fixtures.ts';
import { exactText, lastMinute } from './gmt-text.ts';
import { isLate, isTime, reportingWindow, type ScheduleFacts } from './schedule.ts';

/** When a match is played: its two clubs have agreed on it, or the administrator has set it. */
export interface Kickoff {
  readonly fixtureId: number;
  readonly at: string;
}

/** What a club proposes to the other one. Not public. */
export interface KickoffProposal {
  readonly at: string;
  readonly by: number;
}

/** A kick-off as it is stored: for two certain clubs, whoever plays the match now. */
export interface StoredKickoff extends Kickoff {
  readonly pairing: string;
}

export interface KickoffFacts extends ScheduleFacts {
  readonly kickoffs: readonly StoredKickoff[];
  readonly replacements: readonly { readonly clubId: number }[];
}

/** Names the two clubs of a match. A club that has taken the place of another has its id, but has agreed on nothing. */
export function pairingOf({ home, away }: ReadyFixture, replacements: KickoffFacts['replacements']): string {
  const nameOf = (id: number) => `${id}.${replacements.filter(({ clubId }) => clubId === id).length}`;
  return `${nameOf(home.id)} ${nameOf(away.id)}`;
}

/** Those that hold: the same clubs still meet, and their match is still open then. */
export function kickoffsInForce(fixtures: readonly Fixture[], facts: KickoffFacts): Kickoff[] {
  return kickoffsOf(fixtures, facts, false);
}

/** Those that the same clubs have agreed on, for a time at which their match is now closed: they need another. */
export function lapsedKickoffs(fixtures: readonly Fixture[], facts: KickoffFacts): Kickoff[] {
  return kickoffsOf(fixtures, facts, true);
}

function kickoffsOf(fixtures: readonly Fixture[], facts: KickoffFacts, areLate: boolean): Kickoff[] {
  return fixtures.flatMap((fixture) => {
    const ofMatch = facts.kickoffs.filter(({ fixtureId }) => fixtureId === fixture.id);
    if (ofMatch.length === 0 || !isReady(fixture)) return [];
    const pairing = pairingOf(fixture, facts.replacements);
    const { closesAt } = reportingWindow(fixture, facts);
    return ofMatch
      .filter((kickoff) => kickoff.pairing === pairing && isLate(kickoff.at, closesAt) === areLate)
      .map(({ fixtureId, at }) => ({ fixtureId, at }));
  });
}

/** Why nobody can kick off then; null when they can. */
export function kickoffProblem(at: string, now: string, closesAt: string | null): string | null {
  if (!isTime(at)) return 'No clock shows this time.';
  if (Date.parse(at) <= Date.parse(now)) return 'This time has passed. Please choose one in the future.';
  return isLate(at, closesAt) && closesAt !== null
    ? `This match closes on ${exactText(lastMinute(closesAt))}. Please choose an earlier time.`
    : null;
}
