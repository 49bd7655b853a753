import { describe, expect, test } from 'vitest';
import { type Club, placeholderClubs } from '#domain/clubs/clubs.ts';
import type { Stage } from '#domain/matches/stages.ts';
import { awardBody, awardedScore, awardSummary } from './award-body.ts';

const GROUP: Stage = { kind: 'group', group: 'A', matchday: 1 };
const TIE: Stage = { kind: 'knockout', bracket: 'UCL', round: 'r32', tie: 1 };
const typed =
  (fields: Readonly<Record<string, string>> = {}) =>
  (field: string) =>
    fields[field] ?? '';

test.each([
  ['no-show-home', { fixtureId: 1, kind: 'no-show', absent: 'home' }, [0, 1]],
  ['no-show-away', { fixtureId: 1, kind: 'no-show', absent: 'away' }, [1, 0]],
  ['both-absent', { fixtureId: 1, kind: 'both-absent' }, [0, 0]],
] as const)('%s needs no score', (kind, call, [home, away]) => {
  const body = awardBody({ id: 1, stage: GROUP }, kind, typed());
  expect(body).toEqual(call);
  expect(body && awardedScore(body)).toMatchObject({ homeScore: home, awayScore: away });
});

describe('a ruling', () => {
  const ruling = (stage: Stage, fields: Readonly<Record<string, string>>) =>
    awardBody({ id: 1, stage }, 'ruling', typed(fields));

  test('needs both scores', () => {
    expect(ruling(GROUP, { home: '2' })).toBeNull();
    expect(ruling(GROUP, { home: '2', away: ' ' })).toBeNull();
    expect(ruling(GROUP, { home: '2', away: '2' })).toMatchObject({ homeScore: 2, awayScore: 2 });
  });

  test('needs a shoot-out for a level tie, and does not send an earlier one otherwise', () => {
    expect(ruling(TIE, { home: '1', away: '1' })).toBeNull();
    expect(ruling(TIE, { home: '1', away: '1', 'home-penalties': '4' })).toBeNull();
    const shootOut = { 'home-penalties': '4', 'away-penalties': '5' };
    const body = ruling(TIE, { home: '1', away: '1', ...shootOut });
    expect(body).toMatchObject({ homePenalties: 4, awayPenalties: 5 });
    expect(body && awardedScore(body)).toEqual({
      homeScore: 1,
      awayScore: 1,
      homePenalties: 4,
      awayPenalties: 5,
    });
    expect(ruling(TIE, { home: '2', away: '1', ...shootOut })).not.toHaveProperty('homePenalties');
  });
});

test.each([
  ['ruling', TIE, 'Team 1 vs Team 2: Ruling with a score, 1–1 (4–5 on penalties)'],
  ['no-show-home', GROUP, 'Team 1 vs Team 2: Home club absent: 0–1'],
] as const)('the confirmation of a %s shows the score', (kind, stage, text) => {
  const [home, away] = placeholderClubs() as [Club, Club];
  const fields = { home: '1', away: '1', 'home-penalties': '4', 'away-penalties': '5' };
  const body = awardBody({ id: 1, stage }, kind, typed(fields));
  expect(body && awardSummary({ home, away }, kind, body)).toBe(text);
});
