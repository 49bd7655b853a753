import { expect, test } from 'vitest';
import { readScores } from '#domain/what-if/what-if-scores.ts';
import { leftOutText } from './words.ts';

const warning = (text: string) =>
  leftOutText(readScores(text, (id) => (id === 6501 || id === 6502 ? 'decided' : 'open')).leftOut);

test('each reason for ignoring an entry has a sentence', () => {
  expect(warning('6500:2-1')).toBeNull();
  expect(warning('6501:2-1')).toBe('Ignored: 1 match already has a final result.');
  expect(warning('6501:2-1,6502:0-0,1:1-1')).toBe(
    'Ignored: 2 matches already have final results. 1 match does not exist.',
  );
  expect(warning('6500:99-99')).toBe(
    'Ignored: 1 score is not possible: 0 to 50 goals each, at most 20 in total.',
  );
  expect(warning('6500:2-1,6500:2-1')).toBe('Ignored: 1 score repeats a match: the first one counts.');
  expect(warning('9001:2-1')).toBe(
    'Ignored: 1 match is a knockout match: what-if scores are for group matches only.',
  );
});

test('the text never repeats words from the URL and stays short', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '6500:<b>',
    '99999:1-1',
    '6500:99-99',
    '9001:1-0',
    '6501:1-0',
  ];
  const text = warning(Array.from({ length: 5000 }, (_, index) => hostile[index % hostile.length]).join(','));
  expect(text).toContain('Only the first 120 entries were read.');
  expect(text).not.toMatch(/[<>]|alert|99999/);
  expect(text?.length).toBeLessThan(500);
});
