import { expect, test } from 'vitest';
import { clubMeta } from './words.ts';

const LONG = 'Ångermanlands Förenade Idrottssällskap 9';

test('every club is described in one sentence of 110 to 160 characters', () => {
  for (const name of ['A', 'Team 1', LONG]) expect(clubMeta(name).description).toMatch(/^.{110,160}$/);
});
