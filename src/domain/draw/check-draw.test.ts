import { expect, it } from 'vitest';
import { checkDraw } from './check-draw.ts';
import { commitmentTo, inputHash, stepsOf } from './draw-proof.ts';
import { drawList } from './testing/draw-lists.ts';

const clubs = drawList({ Sisters: [1, 2] });
const secret = '0f'.repeat(32);
const phrase = 'Round 7';
const draw = {
  clubs,
  inputHash: await inputHash(clubs),
  commitment: await commitmentTo(secret),
  phrase,
  secret,
  steps: await stepsOf({ clubs, secret, phrase }),
};

it('finds a valid draw correct', async () => {
  expect(await checkDraw(draw)).toMatchObject({ isCorrect: true, wrongBalls: [], ballCount: 64 });
});

it('is not possible before the secret is published', async () => {
  expect(await checkDraw({ ...draw, secret: null })).toBeNull();
});

it.each([
  ['another list', { clubs: drawList() }, { inputHash: { isSame: false } }],
  ['another secret', { secret: '00'.repeat(32) }, { commitment: { isSame: false } }],
  ['another phrase', { phrase: 'Round 8' }, { commitment: { isSame: true } }],
  ['a ball too few', { steps: draw.steps.slice(1) }, { ballCount: 64 }],
  [
    'two balls exchanged',
    { steps: draw.steps.with(3, draw.steps[4] ?? expect.fail()).with(4, draw.steps[3] ?? expect.fail()) },
    { wrongBalls: [4, 5] },
  ],
  ['a list that cannot be drawn', { clubs: clubs.slice(1) }, { ballCount: 64 }],
])('finds %s', async (_, change, findings) => {
  expect(await checkDraw({ ...draw, ...change })).toMatchObject({ isCorrect: false, ...findings });
});
