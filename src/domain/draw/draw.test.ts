import { describe, expect, it } from 'vitest';
import { type Draw, drawState, NO_DRAW, newDraw, publicDraw } from './draw.ts';
import { stepsOf } from './draw-proof.ts';
import { drawList } from './testing/draw-lists.ts';

const clubs = drawList();
const secret = 'ab'.repeat(32);
const steps = await stepsOf({ clubs, secret, phrase: 'Round 7' });

const POTS = newDraw(clubs);
const SEALED: Draw = { ...POTS, inputHash: 'hash', commitment: 'commitment', secret };
const DRAWING: Draw = { ...SEALED, phrase: 'Round 7', revealed: 3, steps };
const DONE: Draw = { ...DRAWING, revealed: 64, doneAt: '2026-03-01T20:00:00.000Z' };
const givenUp = { givenUpAt: '2026-03-01T21:00:00.000Z', givenUpBecause: 'Wrong list' };

it.each([
  ['none', undefined],
  ['pots', POTS],
  ['sealed', SEALED],
  ['drawing', DRAWING],
  ['done', DONE],
])('is %s', (state, draw) => {
  expect(drawState(draw)).toBe(state);
});

describe('what is told', () => {
  it('is nothing before there is a list', () => {
    expect(NO_DRAW).toMatchObject({ state: 'none', clubs: [], steps: [], secret: null, attempts: [] });
  });

  it.each([
    ['sealed', SEALED, 0],
    ['being drawn', DRAWING, 3],
  ])('of a draw that is %s is neither the secret nor a ball too many', (_, draw, balls) => {
    const told = publicDraw([draw]);
    expect(told.secret).toBeNull();
    expect(told.steps).toEqual(steps.slice(0, balls));
    expect(JSON.stringify(told)).not.toContain(secret);
  });

  it('of a draw that is done is everything', () => {
    expect(publicDraw([DONE])).toMatchObject({ state: 'done', secret, steps });
  });

  it('of a draw given up before its phrase is that it was, and after it everything', () => {
    const told = publicDraw([{ ...SEALED, ...givenUp }, { ...DRAWING, ...givenUp }, POTS]);
    expect(told.state).toBe('pots');
    expect(told.attempts).toHaveLength(2);
    expect(told.attempts[0]).toMatchObject({ secret: null, steps: [], reason: 'Wrong list' });
    expect(told.attempts[1]).toMatchObject({ secret, steps, revealed: 3, reason: 'Wrong list' });
  });
});
