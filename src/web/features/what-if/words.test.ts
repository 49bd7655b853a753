import { expect, test } from 'vitest';
import { readScores } from '#domain/what-if/supposed-scores.ts';
import { leftOutText } from './words.ts';

const told = (text: string) => leftOutText(readScores(text, (id) => id === 6501 || id === 6502).leftOut);

test('what was left out is said in a sentence for each reason', () => {
  expect(told('6500:2-1')).toBeNull();
  expect(told('6501:2-1')).toBe('Left out: 1 match is decided by now.');
  expect(told('6501:2-1,6502:0-0,1:1-1')).toBe(
    'Left out: 2 matches are decided by now. 1 match does not exist.',
  );
  expect(told('6500:99-99')).toBe('Left out: 1 score is not possible: 0 to 50 goals each, 20 together.');
  expect(told('6500:2-1,6500:2-1')).toBe('Left out: 1 match was named again: its first score counts.');
  expect(told('9001:2-1')).toBe(
    'Left out: 1 match is one of the knockouts: only those of the groups can be tried.',
  );
});

test('whatever stands in the address, its words are not repeated and the text stays short', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '6500:<b>',
    '99999:1-1',
    '6500:99-99',
    '9001:1-0',
    '6501:1-0',
  ];
  const text = told(Array.from({ length: 5000 }, (_, index) => hostile[index % hostile.length]).join(','));
  expect(text).toContain('Only the first 96 entries were read.');
  expect(text).not.toMatch(/[<>]|alert|99999/);
  expect(text?.length).toBeLessThan(500);
});
