import { expect, it } from 'vitest';
import { textProblem, tidyText } from './text-problem.ts';

it('tidies a text: trimmed, in composed form', () => {
  expect(tidyText(' \t A\u0301guilas withdrew \n')).toBe('Águilas withdrew');
});

it.each([
  ['zero-width space', 'Late\u200b roster', 'Late roster'],
  ['direction marks', '\u200eAnn\u200f \u061cLee', 'Ann Lee'],
  ['byte order mark and soft hyphen', '\ufeffRo\u00advers', 'Rovers'],
  ['word joiner and filler', 'Ro\u2060vers\u3164', 'Rovers'],
  ['joiners between Latin letters', 'Ro\u200dve\u200crs', 'Rovers'],
  ['hidden tags', 'Rovers\u{e0041}\u{e0042}', 'Rovers'],
])('removes invisible characters: %s', (_what, text, tidied) => {
  expect(tidyText(text)).toBe(tidied);
});

it.each([
  ['Persian, with a non-joiner', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['Hindi, with a joiner', '\u0915\u094d\u200d\u0937'],
  ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ['a heart with a variation selector', '\u2764\ufe0f'],
  ['the flag of England', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} won'],
  ['Mongolian', '\u182e\u1823\u180b'],
])('keeps characters that a script or an emoji needs: %s', (_what, text) => {
  expect(tidyText(text)).toBe(text);
});

it.each(['x', 'Two  spaces', '¡Olé! – 東京 🏆', '🏆'.repeat(10)])('accepts %j', (text) => {
  expect(textProblem('The reason', text, 17)).toBeNull();
});

it.each([
  ['', 'The reason is required.'],
  ['\u200b', 'The reason contains no visible characters.'],
  ['x'.repeat(18), 'The reason has more than 17 characters.'],
  ['🏆'.repeat(18), 'The reason has more than 17 characters.'],
  ...['a\nb', 'a\u0000b', 'a\u0085b', 'a\u2028b', 'a\u202eb', 'a\u2066b', 'a\ud800b'].map((text) => [
    text,
    'The reason contains a line break or another control character.',
  ]),
])('rejects %j', (text, problem) => {
  expect(textProblem('The reason', text, 17)).toBe(problem);
});
