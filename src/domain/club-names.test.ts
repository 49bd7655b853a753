import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldName } from './club-names.ts';

it.each([
  ['Team 7', 'team 7'],
  ['  FC Köln  ', 'fc koln'],
  ['ATLÉTICO', 'atletico'],
  ['Atle\u0301tico', 'atletico'],
  ['ＦＣ Ｔｏｋｙｏ', 'fc tokyo'],
  ['Ñublense', 'nublense'],
  ['İstanbul', 'istanbul'],
  ['한국', '한국'],
  ['', ''],
  ['   ', ''],
])('%j is compared as %j', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

it('leaves a folded name as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(foldName(foldName(name))).toBe(foldName(name));
    }),
  );
});
