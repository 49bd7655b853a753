import { expect, test } from 'vitest';
import type { KnockoutTie } from '#contract/knockouts-view.ts';
import { nextTies } from './next-ties.tsx';

const club = (clubId: number) => ({ clubId, name: `Team ${clubId}` });
const BYE = { clubId: null, name: null, bye: true } as const;

function tie(fixtureId: number, changed: Partial<KnockoutTie> = {}): KnockoutTie {
  const open = { homeScore: null, awayScore: null, homePenalties: null, awayPenalties: null, winner: null };
  return { fixtureId, home: club(1), away: club(2), ...open, decidedBy: null, ...changed };
}

const idsOf = (ucl: KnockoutTie[], uel: KnockoutTie[], kickoffs: Record<number, string> = {}) =>
  nextTies(
    {
      brackets: {
        ucl: { rounds: [{ round: 'qf', ties: ucl }] },
        uel: { rounds: [{ round: 'qf', ties: uel }] },
      },
    },
    Object.entries(kickoffs).map(([fixtureId, at]) => ({ fixtureId: Number(fixtureId), at })),
  ).map(({ fixtureId }) => fixtureId);

test('the next ties are in the order of their kick-offs, and those without one come last', () => {
  const kickoffs = { 9026: '2026-12-02T21:00:00Z', 9525: '2026-12-02T20:00:00Z' };
  expect(idsOf([tie(9025), tie(9026)], [tie(9525)], kickoffs)).toEqual([9525, 9026, 9025]);
});

test('a tie that is decided, has a bye or waits for a club is not a next tie', () => {
  const others = [
    tie(9025, { decidedBy: 'score', winner: 1 }),
    tie(9026, { away: BYE }),
    tie(9027, { home: null }),
  ];
  expect(idsOf([...others, tie(9028)], [])).toEqual([9028]);
});
