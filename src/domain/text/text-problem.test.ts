import { expect, it } from 'vitest';
import { textProblem, tidyText } from './text-problem.ts';

it('tidies a text: no space around it, composed letters', () => {
  expect(tidyText(' \t A\u0301guilas withdrew \n')).toBe('Águilas withdrew');
});

it.each(['x', 'Two  spaces', '¡Olé! – 東京 🏆', '🏆'.repeat(10)])('takes %j', (text) => {
  expect(textProblem('The reason', text, 17)).toBeNull();
});

it.each([
  ['', 'The reason is required.'],
  ['\u200b', 'The reason has nothing that can be seen.'],
  ['x'.repeat(18), 'The reason has more than 17 characters.'],
  ['🏆'.repeat(18), 'The reason has more than 17 characters.'],
  ...['a\nb', 'a\u0000b', 'a\u0085b', 'a\u2028b', 'a\u202eb', 'a\u2066b', 'a\ud800b'].map((text) => [
    text,
    'The reason has a line break or another control character.',
  ]),
])('refuses %j', (text, problem) => {
  expect(textProblem('The reason', text, 17)).toBe(problem);
});
