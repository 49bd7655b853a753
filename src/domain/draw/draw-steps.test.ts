import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLUB_COUNT } from '../clubs/clubs.ts';
import { groupSizes } from '../clubs/format.ts';
import { GROUPS } from '../clubs/groups.ts';
import { possibleGroupCounts } from '../clubs/possible-formats.ts';
import { drawProblem, maxClubsPerTag, potsOf, sizesOfList } from './draw-clubs.ts';
import { type DrawStep, drawSteps } from './draw-steps.ts';
import { ballsText, drawList } from './testing/draw-lists.ts';

const POTS = potsOf([4]);

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

/** The random numbers of a draw, one per ball. */
const fractions = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
  minLength: CLUB_COUNT,
  maxLength: CLUB_COUNT,
});

function draw(list: ReturnType<typeof drawList>, numbers: readonly number[]): Promise<DrawStep[]> {
  let next = 0;
  return drawSteps(list, async (n) => Math.floor((numbers[next++] ?? 0) * n));
}

test('every group gets one club per pot, each club is drawn once, and tags stay apart', () =>
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

test('a club skips the group of its sister, and the next one takes the place', async () => {
  const steps = await draw(drawList({ Sisters: [1, 2] }), Array(CLUB_COUNT).fill(0));
  expect(ballsText(steps.slice(16, 18))).toBe('2B 6A');
});

test('a club is not placed where it would leave no group for the last one', async () => {
  // In pot 2 every ball but the last could go anywhere; the last one may not join P, where its sister is.
  const list = drawList({ Sisters: [61, 62] });
  const steps = await draw(list, Array(CLUB_COUNT).fill(0));
  expect(ballsText(steps.slice(29, 32))).toBe('54N 58P 62O');
});

test('any club can be drawn into any group', async () => {
  const groupsOfFirst = new Set<string>();
  for (let turn = 0; turn < 16; turn += 1) {
    // Other clubs are drawn before it, so that it comes later each time.
    const steps = await draw(
      drawList(),
      Array.from({ length: CLUB_COUNT }, (_, index) => (index < turn ? 0.999 : 0)),
    );
    groupsOfFirst.add(steps.find(({ club }) => club === 1)?.group ?? '');
  }
  expect(groupsOfFirst).toEqual(new Set(GROUPS));
});

const FORMATS = Array.from({ length: 61 }, (_, index) => index + 4).flatMap((clubs) =>
  possibleGroupCounts(clubs, 2).map((groups) => groupSizes({ clubs, groups })),
);

/** A list for groups of some format, with as many tags as a sealed list may have, and the numbers to draw it with. */
const anyList = fc.constantFrom(...FORMATS).chain((sizes) => {
  const numbers = drawList({}, sizes).map((_, index) => index + 1);
  const most = maxClubsPerTag(sizes);
  return fc
    .tuple(
      fc.shuffledSubarray(numbers, { minLength: numbers.length }),
      fc.array(fc.integer({ min: 1, max: Math.max(1, most) }), { maxLength: most === 0 ? 0 : 64 }),
      fractions,
    )
    .map(([order, tags, drawn]) => {
      const rest = [...order];
      const named = Object.fromEntries(tags.map((size, tag) => [`Tag ${tag}`, rest.splice(0, size)]));
      return { sizes, list: drawList(named, sizes), drawn };
    });
});

test('every list that can be sealed can be drawn completely, in every format', { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(anyList, async ({ sizes, list, drawn }) => {
      expect(drawProblem(list, sizes)).toBeNull();
      expect(sizesOfList(list)).toEqual(sizes);
      const steps = await draw(list, drawn);
      expect(new Set(steps.map(({ club }) => club)).size).toBe(list.length);
      for (const [index, size] of sizes.entries()) {
        const own = steps.filter(({ group }) => group === GROUPS[index]);
        expect(own.map(({ pot }) => pot)).toEqual(Array.from({ length: size }, (_, pot) => pot + 1));
        const tags = own.flatMap(({ club }) => list[club - 1]?.keepApart ?? []);
        expect(new Set(tags).size).toBe(tags.length);
      }
    }),
    { numRuns: Number(process.env.DRAWS ?? 300) },
  ),
);
