import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Group } from '../clubs/groups.ts';
import { groupMatches } from '../matches/match-plan.ts';
import { SCORE_MAX, TOTAL_GOALS_MAX } from '../results/scores.ts';
import { GROUP_MATCHES } from '../testing/default-matches.ts';
import { readScores, writeScores } from './what-if-scores.ts';

const allOpen = () => 'open' as const;

function read(text: string, ...decided: number[]) {
  const { scores, leftOut } = readScores(text, (id) => (decided.includes(id) ? 'decided' : 'open'));
  return { scores: writeScores(scores), leftOut: Object.fromEntries(leftOut) };
}

test('reads the scores in a URL', () => {
  expect(readScores('6500:2-1,6503:0-0', allOpen)).toEqual({
    scores: [
      { fixtureId: 6500, homeScore: 2, awayScore: 1 },
      { fixtureId: 6503, homeScore: 0, awayScore: 0 },
    ],
    leftOut: new Map(),
  });
  expect(read('')).toEqual({ scores: '', leftOut: {} });
});

test.each([
  ['no match', '1:2-1,7777:0-0,999999:1-1', { unknown: 3 }],
  ['a tie', '9001:2-1', { knockout: 1 }],
  ['a decided match', '6501:2-1', { decided: 1 }],
  ['99 goals', '6500:99-99,6502:51-0,6503:9999-0', { score: 3 }],
  ['more than 20 goals together', '6500:11-10', { score: 1 }],
  [
    'a script',
    '<script>alert(1)</script>,6500:<b>-1,6500:2-1<img src=x onerror=alert(1)>',
    { unreadable: 3 },
  ],
  ['no scores', '6500,:2-1,6500:-,6500:2,6500:2-,6500:-1-2,6500:2.5-1,6500:1e1-0, ,', { unreadable: 10 }],
  ['other figures', '6500:٢-١,6500:２-１', { unreadable: 2 }],
  ['figures too many', '0000006500:2-1,6500:00002-1,65000000000000000000000:2-1', { unreadable: 3 }],
])('leaves out %s, and counts it', (_, text, leftOut) => {
  expect(read(text, 6501)).toEqual({ scores: '', leftOut });
  // The valid part stays.
  expect(read(`${text},6505:3-2`, 6501)).toEqual({ scores: '6505:3-2', leftOut });
});

test('the first score of a match counts', () => {
  expect(read('6500:2-1,6500:0-3,6500:2-1')).toEqual({ scores: '6500:2-1', leftOut: { repeated: 2 } });
  expect(read('6500:99-99,6500:0-3')).toEqual({ scores: '6500:0-3', leftOut: { score: 1 } });
});

test('reads as many entries as a season can have group matches, and no more', () => {
  const largest = [...'ABCDEFGH'].flatMap((group) => groupMatches(group as Group, 6));
  const all = largest.map(({ id }) => `${id}:1-0`).join(',');
  expect(read(all)).toEqual({ scores: all, leftOut: {} });
  expect(read(`${all},6500:2-1`)).toEqual({ scores: all, leftOut: { rest: 1 } });
  const many = Array.from({ length: 5000 }, () => '1:0-0').join(',');
  expect(read(many)).toEqual({ scores: '', leftOut: { rest: 1, unknown: 120 } });
  let asked = 0;
  readScores(Array.from({ length: 5000 }, () => '6500:99-99').join(','), () => {
    asked += 1;
    return 'open';
  });
  expect(asked).toBe(120);
});

test('leaves out matches that the season does not have', () => {
  const { scores, leftOut } = readScores('6500:2-1,6506:1-0', (id) => (id === 6500 ? 'open' : 'unknown'));
  expect([writeScores(scores), Object.fromEntries(leftOut)]).toEqual(['6500:2-1', { unknown: 1 }]);
});

const goals = fc.integer({ min: 0, max: SCORE_MAX });
const allowedScore = fc
  .tuple(goals, goals)
  .filter(([homeScore, awayScore]) => homeScore + awayScore <= TOTAL_GOALS_MAX);
const allowedScores = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...GROUP_MATCHES.map(({ id }) => id)), allowedScore), {
    selector: ([id]) => id,
  })
  .map((pairs) => pairs.map(([fixtureId, [homeScore, awayScore]]) => ({ fixtureId, homeScore, awayScore })));

test('written scores are read back unchanged', () => {
  fc.assert(
    fc.property(allowedScores, (scores) => {
      expect(readScores(writeScores(scores), allOpen)).toEqual({ scores, leftOut: new Map() });
    }),
  );
});

test('whatever a URL contains, the scores read from it are written and read back unchanged', () => {
  const entry = fc.oneof(
    fc.string(),
    fc.stringMatching(/^\d{0,5}:\d{0,3}-\d{0,3}$/),
    allowedScores.map((scores) => writeScores(scores.slice(0, 2))),
  );
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 120 }), (entries) => {
      const text = writeScores(readScores(entries.join(','), allOpen).scores);
      expect(text).toMatch(/^[\d:,-]*$/);
      expect(read(text)).toEqual({ scores: text, leftOut: {} });
    }),
  );
});
