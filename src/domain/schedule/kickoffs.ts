import { type Fixture, isReady, type ReadyFixture } from '../matches/fixtures.ts';
import { exactText, shownDeadline } from './gmt-text.ts';
import { isLate, isTime, reportingWindow, type ScheduleFacts } from './schedule.ts';

/** When a match is played: agreed by its two clubs, or set by the administrator. */
export interface Kickoff {
  readonly fixtureId: number;
  readonly at: string;
}

/** A club's proposal to the other one. Not public. */
export interface KickoffProposal {
  readonly at: string;
  readonly by: number;
}

/** A kick-off as stored: for two particular clubs, whichever clubs play the match now. */
export interface StoredKickoff extends Kickoff {
  readonly pairing: string;
}

export interface KickoffFacts extends ScheduleFacts {
  readonly kickoffs: readonly StoredKickoff[];
  readonly replacements: readonly { readonly clubId: number }[];
}

/** Identifies the two clubs of a match. A replacement club has the same id, but has not agreed to anything. */
export function pairingOf({ home, away }: ReadyFixture, replacements: KickoffFacts['replacements']): string {
  const nameOf = (id: number) => `${id}.${replacements.filter(({ clubId }) => clubId === id).length}`;
  return `${nameOf(home.id)} ${nameOf(away.id)}`;
}

/** The kick-offs that apply: the same clubs still meet, and their match is still open at that time. */
export function kickoffsInForce(fixtures: readonly Fixture[], facts: KickoffFacts): Kickoff[] {
  return kickoffsOf(fixtures, facts, false);
}

/** The kick-offs agreed by the same clubs for a time at which their match is now closed: they need another. */
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

/** Why this kick-off time is not possible; null if it is. */
export function kickoffProblem(at: string, now: string, closesAt: string | null): string | null {
  if (!isTime(at)) return 'That is not a valid date and time.';
  if (Date.parse(at) <= Date.parse(now)) return 'This time has passed. Please choose one in the future.';
  return isLate(at, closesAt) && closesAt !== null
    ? `The deadline for this match is ${exactText(shownDeadline(closesAt))}. Please choose an earlier time.`
    : null;
}
