import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIES } from '../testing/default-matches.ts';
import { PLACES_AS_DRAWN, tieLine } from '../testing/knockout-notation.ts';
import { submittedResults } from '../testing/match-notation.ts';
import { seasonFacts } from '../testing/season-facts.ts';
import { championOf, phaseOf } from './phase.ts';
import { playBrackets } from './play-brackets.ts';
import { isClub } from './tie-outcome.ts';

/** The ties after these results, when these clubs have withdrawn, in this order. */
function played(results: string, ...withdrawn: number[]) {
  const withdrawals = withdrawn.map((clubId) => ({ clubId, reason: 'No squad', at: '' }));
  return playBrackets(
    seasonFacts({ places: PLACES_AS_DRAWN, results: submittedResults(results), withdrawals }),
  );
}

/** The lines of these ties. */
function lines(ids: number[], results: string, ...withdrawn: number[]): string[] {
  return played(results, ...withdrawn)
    .filter(({ id }) => ids.includes(id))
    .map(tieLine);
}

/** A whole bracket in which the home club wins unless specified otherwise. */
function homeWins(first: number, except: Record<number, string> = {}): string {
  return Array.from({ length: 31 }, (_, index) => first + index)
    .filter((id) => except[id] !== '')
    .map((id) => `#${id} ${id} ${except[id] ?? '1-0'} approved 20:00`)
    .join('\n');
}

describe('before the groups are closed', () => {
  it('no tie has clubs', () => {
    const ties = playBrackets(seasonFacts());
    expect(ties.map(({ id }) => id)).toEqual(TIES.map(({ id }) => id));
    expect(ties.every(({ home, away, outcome }) => home === null && away === null && !outcome)).toBe(true);
  });
});

describe('a tie', () => {
  it('has the clubs of its two places in the first round, the first of them at home', () => {
    expect(lines([9001, 9002, 9016, 9501], '')).toEqual([
      '9001: 1 v 6',
      '9002: 9 v 14',
      '9016: 61 v 58',
      '9501: 3 v 8',
    ]);
  });

  it.each([
    ['2-1', '9001: 1 beat 6 by score'],
    ['0-4', '9001: 6 beat 1 by score'],
    ['2-1e', '9001: 1 beat 6 by extra-time'],
    ['1-1p4-5', '9001: 6 beat 1 by penalties'],
    ['1-0a', '9001: 1 beat 6 by award'],
    ['0-1a', '9001: 6 beat 1 by award'],
    ['0-0a', '9001: no winner of 1 and 6 by award'],
  ])('that ended %s is described as %s', (score, line) => {
    expect(lines([9001], `#1 9001 ${score} approved 20:00`)).toEqual([line]);
  });

  it('that was awarded after a shoot-out is won by its winner', () => {
    const [result] = submittedResults('#1 9001 1-1p2-3 approved 20:00');
    const ties = playBrackets(
      seasonFacts({ places: PLACES_AS_DRAWN, results: result ? [{ ...result, origin: 'award' }] : [] }),
    );
    expect(ties[0] && tieLine(ties[0])).toBe('9001: 6 beat 1 by award');
  });

  it.each(['pending', 'rejected'])('is open while its result is %s', (status) => {
    expect(lines([9001, 9017], `#1 9001 2-1 ${status} 20:00`)).toEqual(['9001: 1 v 6', '9017: ? v ?']);
  });

  it('passes its winner on: the winner of the upper tie plays at home', () => {
    expect(lines([9017], '#1 9002 0-1 approved 20:00')).toEqual(['9017: ? v 14']);
    expect(
      lines(
        [9017, 9025],
        `#1 9002 0-1 approved 20:00
         #2 9001 1-0 approved 20:01
         #3 9017 0-1 approved 20:02`,
      ),
    ).toEqual(['9017: 14 beat 1 by score', '9025: 14 v ?']);
  });
});

describe('no club advances', () => {
  it('from a tie in which both were absent: the next opponent advances with a bye', () => {
    const results = `
      #1 9001 0-0a approved 20:00
      #2 9002 1-0  approved 20:01`;
    expect(lines([9017, 9025], results)).toEqual(['9017: 9 beat a bye by walkover', '9025: 9 v ?']);
  });

  it('from a tie between two byes, and so on', () => {
    const results = [9001, 9002, 9003].map((id) => `#${id} ${id} 0-0a approved 20:00`).join('\n');
    expect(lines([9017, 9018, 9025], `${results}\n#4 9004 1-0 approved 20:01`)).toEqual([
      '9017: no winner of a bye and a bye by walkover',
      '9018: 25 beat a bye by walkover',
      '9025: 25 beat a bye by walkover',
    ]);
  });

  it('from a bye against a club that has withdrawn', () => {
    const results = `
      #1 9001 0-0a approved 20:00
      #2 9002 1-0  approved 20:01`;
    expect(lines([9017], results, 9)).toEqual(['9017: no winner of a bye and 9 by walkover']);
  });
});

describe('a club that withdraws', () => {
  it('gives its opponent a walkover', () => {
    expect(lines([9001, 9017], '', 6)).toEqual(['9001: 1 beat 6 by walkover', '9017: 1 v ?']);
  });

  it('keeps the ties it has won, and gives the next opponent the walkover', () => {
    const results = `
      #1 9001 2-0 approved 20:00
      #2 9002 1-0 approved 20:01`;
    expect(lines([9001, 9017], results, 1)).toEqual([
      '9001: 1 beat 6 by score',
      '9017: 9 beat 1 by walkover',
    ]);
    expect(lines([9017], '#1 9001 2-0 approved 20:00', 1)).toEqual(['9017: 1 v ?']);
  });

  it('leaves no winner if its opponent withdraws, too', () => {
    expect(lines([9001, 9017], '#2 9002 1-0 approved 20:01', 1, 6)).toEqual([
      '9001: no winner of 1 and 6 by walkover',
      '9017: 9 beat a bye by walkover',
    ]);
  });

  it('keeps a walkover if it has played a later match since', () => {
    const results = `
      #1 9002 1-0 approved 20:00
      #2 9017 2-0 approved 20:01`;
    const walkover = ['9001: 1 beat 6 by walkover', '9017: 1 beat 9 by score'];
    expect(lines([9001, 9017], results, 6)).toEqual(walkover);
    expect(lines([9001, 9017], results, 6, 1)).toEqual(walkover);
    // The club that withdrew first had lost.
    expect(lines([9001, 9017], results, 1, 6)).toEqual([
      '9001: 6 beat 1 by walkover',
      '9017: 6 beat 9 by score',
    ]);
  });

  it('keeps two walkovers in a row if it has played a later match since', () => {
    const results = `
      #1 9002 1-0 approved 20:00
      #2 9003 1-0 approved 20:01
      #3 9018 1-0 approved 20:02
      #4 9025 3-0 approved 20:03`;
    expect(lines([9001, 9017, 9018, 9025, 9029], `${results}\n#5 9004 0-1 approved 20:04`, 6, 9, 1)).toEqual([
      '9001: 1 beat 6 by walkover',
      '9017: 1 beat 9 by walkover',
      '9018: 17 beat 30 by score',
      '9025: 1 beat 17 by score',
      '9029: 1 v ?',
    ]);
  });
});

describe('after a tie without a winner', () => {
  it('the opponent in the next round advances', () => {
    const results = `
      #1 9002 1-0 approved 20:00
      #2 9003 1-0 approved 20:01
      #3 9004 1-0 approved 20:02
      #4 9018 1-0 approved 20:03
      #5 9025 1-0 approved 20:04`;
    expect(lines([9001, 9017, 9025], results, 1, 6)).toEqual([
      '9001: no winner of 1 and 6 by walkover',
      '9017: 9 beat a bye by walkover',
      '9025: 9 beat 17 by score',
    ]);
    // Even if that one withdraws in the end.
    expect(lines([9001, 9017, 9025, 9029], results, 1, 6, 9)).toEqual([
      '9001: no winner of 1 and 6 by walkover',
      '9017: 9 beat a bye by walkover',
      '9025: 9 beat 17 by score',
      '9029: 9 v ?',
    ]);
  });

  it('the opponent in a later round advances, if there is none before', () => {
    const results = `
      #1 9003 1-0 approved 20:00
      #2 9004 1-0 approved 20:01
      #3 9018 1-0 approved 20:02
      ${[9005, 9006, 9007, 9008, 9019, 9020, 9026, 9029].map((id) => `#${id} ${id} 1-0 approved 20:10`).join('\n')}`;
    expect(lines([9001, 9002, 9017, 9025], results, 1, 6, 9, 14)).toEqual([
      '9001: no winner of 1 and 6 by walkover',
      '9002: no winner of 9 and 14 by walkover',
      '9017: no winner of a bye and a bye by walkover',
      '9025: 17 beat a bye by walkover',
    ]);
  });
});

describe('the final', () => {
  const semifinals = homeWins(9001, { 9031: '' });
  const champions = (results: string, ...withdrawn: number[]) => {
    const ties = played(results, ...withdrawn);
    return [
      phaseOf(PLACES_AS_DRAWN, ties),
      championOf('UCL', ties)?.id ?? null,
      championOf('UEL', ties)?.id ?? null,
    ];
  };

  it('decides a champion, and the season is over with both', () => {
    expect(phaseOf(null, playBrackets(seasonFacts()))).toBe('groups');
    expect(champions('')).toEqual(['knockouts', null, null]);
    expect(champions(homeWins(9001))).toEqual(['knockouts', 1, null]);
    expect(champions(`${homeWins(9001)}\n${homeWins(9501, { 9531: '0-0p2-3' })}`)).toEqual([
      'finished',
      1,
      7,
    ]);
  });

  it('is won by the other finalist when one withdraws', () => {
    const results = `${semifinals}\n${homeWins(9501)}`;
    expect(champions(results)).toEqual(['knockouts', null, 3]);
    expect(champions(results, 1)).toEqual(['finished', 5, 3]);
  });

  it.each([
    ['both withdraw', '', [1, 5]],
    ['neither came', '\n#1 9031 0-0a approved 20:00', []],
  ])('has no champion when %s, and the season is over', (_, final, withdrawn) => {
    const results = `${semifinals}${final}\n${homeWins(9501)}`;
    expect(champions(results, ...withdrawn)).toEqual(['finished', null, 3]);
  });

  it('stays won when its winner withdraws', () => {
    expect(champions(`${homeWins(9001)}\n${homeWins(9501)}`, 1, 3)).toEqual(['finished', 1, 3]);
  });
});

describe('any knockouts', () => {
  const score = fc.constantFrom('1-0', '0-2', '1-1p4-3', '0-0p1-3', '3-2e', '1-0a', '0-1a', '0-0a');
  const anyResults = fc
    .tuple(...TIES.map(() => fc.option(score, { freq: 8 })))
    .map((scores) =>
      scores
        .flatMap((given, index) =>
          given ? [`#${index + 1} ${TIES[index]?.id} ${given} approved 20:00`] : [],
        )
        .join('\n'),
    );
  const anyWithdrawals = fc.uniqueArray(fc.integer({ min: 1, max: 64 }), { maxLength: 10 });

  it('advance a club of the tie or none, decide only known ties, and fill the next one as soon as both are decided', () => {
    fc.assert(
      fc.property(anyResults, anyWithdrawals, (results, withdrawn) => {
        const ties = played(results, ...withdrawn);
        const reached = new Map<string, number>();
        for (const { stage, home, away, outcome } of ties) {
          const isKnown = home !== null && away !== null;
          if (outcome) expect(isKnown).toBe(true);
          if (outcome?.winner) expect([home, away]).toContain(outcome.winner);
          for (const club of [home, away].filter(isClub)) {
            const key = `${stage.bracket} ${stage.round} ${club.id}`;
            reached.set(key, (reached.get(key) ?? 0) + 1);
          }
          const feeding = ties.filter(
            (tie) =>
              tie.stage.bracket === stage.bracket &&
              Math.ceil(tie.stage.tie / 2) === stage.tie &&
              ['r32 r16', 'r16 qf', 'qf sf', 'sf final'].includes(`${tie.stage.round} ${stage.round}`),
          );
          expect(feeding).toHaveLength(stage.round === 'r32' ? 0 : 2);
          expect(isKnown).toBe(feeding.every((tie) => tie.outcome !== null));
        }
        // No club appears twice in a round.
        expect([...reached.values()].every((times) => times === 1)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});
