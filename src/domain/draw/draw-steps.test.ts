import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLUB_COUNT } from '../clubs/clubs.ts';
import { GROUPS } from '../clubs/groups.ts';
import { type DrawStep, drawSteps } from './draw-steps.ts';
import { POTS } from './pots.ts';
import { ballsText, drawList } from './testing/draw-lists.ts';

/** Up to sixteen tags of up to four clubs each, anywhere in the list. */
const tagged = fc
  .tuple(
    fc.shuffledSubarray(
      Array.from({ length: CLUB_COUNT }, (_, index) => index + 1),
      { minLength: CLUB_COUNT },
    ),
    fc.array(fc.integer({ min: 2, max: 4 }), { maxLength: 16 }),
  )
  .map(([numbers, sizes]) => {
    const rest = [...numbers];
    return drawList(Object.fromEntries(sizes.map((size, tag) => [`Tag ${tag}`, rest.splice(0, size)])));
  });

/** What the numbers of a draw are, one for each ball. */
const fractions = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
  minLength: CLUB_COUNT,
  maxLength: CLUB_COUNT,
});

function draw(list: ReturnType<typeof drawList>, numbers: readonly number[]): Promise<DrawStep[]> {
  let next = 0;
  return drawSteps(list, async (n) => Math.floor((numbers[next++] ?? 0) * n));
}

test('every pot is once in each group, each club is drawn once, and tags stay apart', () =>
  fc.assert(
    fc.asyncProperty(tagged, fractions, async (list, numbers) => {
      const steps = await draw(list, numbers);
      expect(new Set(steps.map(({ club }) => club)).size).toBe(CLUB_COUNT);
      for (const pot of POTS)
        expect(new Set(steps.filter((step) => step.pot === pot).map(({ group }) => group)).size).toBe(16);
      for (const group of GROUPS) {
        const tags = steps
          .filter((step) => step.group === group)
          .flatMap(({ club }) => list[club - 1]?.keepApart ?? []);
        expect(new Set(tags).size).toBe(tags.length);
      }
    }),
    { numRuns: 200 },
  ));

test('pots are drawn in turn, and without tags the groups fill from A to P', async () => {
  const steps = await draw(drawList(), Array(CLUB_COUNT).fill(0));
  expect(steps.map(({ pot }) => pot)).toEqual(POTS.flatMap((pot) => Array(16).fill(pot)));
  expect(ballsText(steps.slice(0, 17))).toBe(
    '1A 5B 9C 13D 17E 21F 25G 29H 33I 37J 41K 45L 49M 53N 57O 61P 2A',
  );
});

test('a club goes past the group of its sister, and the next one takes the place', async () => {
  const steps = await draw(drawList({ Sisters: [1, 2] }), Array(CLUB_COUNT).fill(0));
  expect(ballsText(steps.slice(16, 18))).toBe('2B 6A');
});

test('a club is not put where it would leave none for the last one', async () => {
  // In pot 2 all but the last ball could go anywhere; the last one may not join P, where its sister is.
  const list = drawList({ Sisters: [61, 62] });
  const steps = await draw(list, Array(CLUB_COUNT).fill(0));
  expect(ballsText(steps.slice(29, 32))).toBe('54N 58P 62O');
});

test('any club can come into any group', async () => {
  const groupsOfFirst = new Set<string>();
  for (let turn = 0; turn < 16; turn += 1) {
    // Others are drawn before it, so that it comes later each time.
    const steps = await draw(
      drawList(),
      Array.from({ length: CLUB_COUNT }, (_, index) => (index < turn ? 0.999 : 0)),
    );
    groupsOfFirst.add(steps.find(({ club }) => club === 1)?.group ?? '');
  }
  expect(groupsOfFirst).toEqual(new Set(GROUPS));
});
