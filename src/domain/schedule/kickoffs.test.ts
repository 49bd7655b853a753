import { describe, expect, it } from 'vitest';
import { placeholderClubs } from '../clubs/clubs.ts';
import { placesFrom } from '../knockouts/qualified-places.ts';
import { buildFixtures } from '../matches/fixtures.ts';
import type { SeasonFacts } from '../season/facts.ts';
import { seasonFacts } from '../testing/season-facts.ts';
import { kickoffProblem, kickoffsInForce, lapsedKickoffs } from './kickoffs.ts';

const at = '2026-03-03T21:00:00.000Z';
/** Clubs 1 and 2 meet in match 6500. */
const AGREED = [{ fixtureId: 6500, pairing: '1.0 2.0', at }];

function timesOf(decided: Partial<SeasonFacts>): string[] {
  const facts = seasonFacts({ kickoffs: AGREED, ...decided });
  return kickoffsInForce(buildFixtures(facts), facts).map((kickoff) => `${kickoff.fixtureId} ${kickoff.at}`);
}

const replaced = (clubId: number) => ({ clubId, from: 'A', to: 'B', reason: 'Moved up', at });

describe('a kick-off', () => {
  it('applies to the clubs that agreed on it', () => {
    expect(timesOf({})).toEqual([`6500 ${at}`]);
    expect(timesOf({ replacements: [replaced(3)] })).toEqual([`6500 ${at}`]);
    expect(timesOf({ replacements: [replaced(2)] })).toEqual([]);
    const again = { fixtureId: 6500, pairing: '1.0 2.1', at: '2026-03-04T20:00:00.000Z' };
    expect(timesOf({ replacements: [replaced(2)], kickoffs: [...AGREED, again] })).toEqual([
      `6500 ${again.at}`,
    ]);
  });

  it('applies while its match is open at that time', () => {
    const closing = (closesAt: string) => [{ key: 'md1' as const, opensAt: null, closesAt }];
    expect(timesOf({ schedule: closing('2026-03-03T21:00:00.001Z') })).toEqual([`6500 ${at}`]);
    expect(timesOf({ schedule: closing(at) })).toEqual([]);
    const postponements = [{ fixtureId: 6500, closesAt: '2026-03-20T00:00:00.000Z', reason: 'Servers' }];
    expect(timesOf({ schedule: closing(at), postponements })).toEqual([`6500 ${at}`]);
  });

  it('lapses when the deadline is moved before it, for the same clubs', () => {
    const schedule = [{ key: 'md1' as const, opensAt: null, closesAt: at }];
    const lapsedIn = (decided: Partial<SeasonFacts>) => {
      const facts = seasonFacts({ kickoffs: AGREED, ...decided });
      return lapsedKickoffs(buildFixtures(facts), facts);
    };
    expect(lapsedIn({})).toEqual([]);
    expect(lapsedIn({ schedule })).toEqual([{ fixtureId: 6500, at }]);
    expect(lapsedIn({ schedule, replacements: [replaced(2)] })).toEqual([]);
  });

  it('of a tie applies to the clubs that have reached it', () => {
    const places = placesFrom(
      placeholderClubs().map((club) => ({ club, rank: club.slot })),
      2,
    );
    const [home, away] = places.ucl;
    const kickoffs = [{ fixtureId: 9001, pairing: `${home}.0 ${away}.0`, at }];
    expect(timesOf({ kickoffs })).toEqual([]);
    expect(timesOf({ kickoffs, places })).toEqual([`9001 ${at}`]);
    expect(timesOf({ kickoffs, places: { ...places, ucl: places.ucl.toReversed() } })).toEqual([]);
  });

  it('must be in the future, and before the deadline', () => {
    const now = '2026-03-01T20:00:00.000Z';
    expect(kickoffProblem(at, now, null)).toBeNull();
    expect(kickoffProblem('9999-12-31T23:59:59.999Z', now, null)).toBeNull();
    expect(kickoffProblem(now, now, null)).toContain('has passed');
    expect(kickoffProblem('2026-03-01T20:00:00.001Z', now, null)).toBeNull();
    expect(kickoffProblem(at, now, '2026-03-03T21:00:00.001Z')).toBeNull();
    expect(kickoffProblem(at, now, at)).toBe(
      'The deadline for this match is 3 Mar 2026, 20:59 GMT. Please choose an earlier time.',
    );
    expect(kickoffProblem('2026-06-30T23:59:60Z', now, null)).toBe('That is not a valid date and time.');
  });
});
