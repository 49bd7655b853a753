import { expect, test } from 'vitest';
import type { KnockoutsReply, KnockoutTie } from '#contract/knockouts-view.ts';
import { championOf, championsOf } from './champion-road.ts';

const OPEN = { fixtureId: 1, homePenalties: null, awayPenalties: null, decidedBy: 'score' } as const;
const ants = { clubId: 1, name: 'Ants' };
const bees = { clubId: 2, name: 'Bees' };
const bye = { clubId: null, name: null, bye: true } as const;
const tie = (known: Partial<KnockoutTie>) =>
  ({ ...OPEN, homeScore: null, awayScore: null, ...known }) as KnockoutTie;

const VIEW: KnockoutsReply = {
  isProvisional: false,
  champions: { ucl: 1, uel: null },
  brackets: {
    ucl: {
      rounds: [
        { round: 'sf', ties: [tie({ home: ants, away: bye, decidedBy: 'walkover', winner: 1 })] },
        {
          round: 'final',
          ties: [
            tie({
              home: bees,
              away: ants,
              homeScore: 1,
              awayScore: 1,
              homePenalties: 3,
              awayPenalties: 4,
              decidedBy: 'penalties',
              winner: 1,
            }),
          ],
        },
      ],
    },
    uel: { rounds: [{ round: 'final', ties: [tie({ home: bye, away: bye, winner: null })] }] },
  },
};

test('the road of a champion, each score with its own goals first', () => {
  expect(championOf(VIEW, 'UCL')).toEqual({
    bracket: 'UCL',
    club: { id: 1, name: 'Ants' },
    road: [
      { round: 'sf', fixtureId: 1, opponent: null, score: null, decidedBy: 'walkover', penalties: null },
      {
        round: 'final',
        fixtureId: 1,
        opponent: { id: 2, name: 'Bees' },
        score: '1–1',
        decidedBy: 'penalties',
        penalties: '4–3 on penalties',
      },
    ],
  });
});

test('a final without a winner has no champion', () => {
  expect(championOf(VIEW, 'UEL')).toEqual({ bracket: 'UEL', club: null, road: [] });
});

test('with one cup there is one champion', () => {
  const brackets = { ...VIEW.brackets, uel: { rounds: [] } };
  expect(championsOf(VIEW).map(({ bracket }) => bracket)).toEqual(['UCL', 'UEL']);
  expect(championsOf({ ...VIEW, brackets }).map(({ bracket }) => bracket)).toEqual(['UCL']);
});
