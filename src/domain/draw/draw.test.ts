import { describe, expect, it } from 'vitest';
import { NO_DRAW } from '../testing/season-facts.ts';
import { type Draw, drawState, newDraw, publicDraw } from './draw.ts';
import { stepsOf } from './draw-proof.ts';
import { drawList } from './testing/draw-lists.ts';

const clubs = drawList();
const secret = 'ab'.repeat(32);
const steps = await stepsOf({ clubs, secret, phrase: 'Round 7' });

const POTS = newDraw(clubs);
const SEALED: Draw = { ...POTS, inputHash: 'hash', commitment: 'commitment', secret };
const DRAWING: Draw = { ...SEALED, phrase: 'Round 7', revealed: 3, steps };
const DONE: Draw = { ...DRAWING, revealed: 64, doneAt: '2026-03-01T20:00:00.000Z' };
const voided = { givenUpAt: '2026-03-01T21:00:00.000Z', voidedBecause: 'Wrong list' };

it.each([
  ['none', undefined],
  ['pots', POTS],
  ['sealed', SEALED],
  ['drawing', DRAWING],
  ['done', DONE],
])('is %s', (state, draw) => {
  expect(drawState(draw)).toBe(state);
});

describe('the public view', () => {
  it('is empty before there is a list', () => {
    expect(NO_DRAW).toMatchObject({ state: 'none', clubs: [], steps: [], secret: null, attempts: [] });
  });

  it.each([
    ['sealed', SEALED, 0],
    ['being drawn', DRAWING, 3],
  ])('of a draw that is %s contains neither the secret nor an unrevealed ball', (_, draw, balls) => {
    const published = publicDraw([draw]);
    expect(published.secret).toBeNull();
    expect(published.steps).toEqual(steps.slice(0, balls));
    expect(JSON.stringify(published)).not.toContain(secret);
  });

  it('of a completed draw contains everything', () => {
    expect(publicDraw([DONE])).toMatchObject({ state: 'done', secret, steps });
  });

  it('of a draw voided before its phrase contains only that, and after it everything', () => {
    const published = publicDraw([{ ...SEALED, ...voided }, { ...DRAWING, ...voided }, POTS]);
    expect(published.state).toBe('pots');
    expect(published.attempts).toHaveLength(2);
    expect(published.attempts[0]).toMatchObject({ secret: null, steps: [], reason: 'Wrong list' });
    expect(published.attempts[1]).toMatchObject({ secret, steps, revealed: 3, reason: 'Wrong list' });
  });
});
