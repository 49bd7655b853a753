import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { drawableName, drawableTitle } from './drawable-name.ts';

test.each([
  ['Ajx', 'Ajx'],
  ['Łódź Śląsk', 'Łódź Śląsk'],
  ['Malmo\u0308', 'Malmö'],
  ['Динамо Київ', 'Динамо Київ'],
  ['Ολυμπιακός', 'Ολυμπιακός'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['Two\nlines\tand  spaces', 'Two lines and spaces'],
  ['\u202eturned\u202c \u200fround', 'turned round'],
  ['Team 🔥', 'Team'],
  ['👩‍👩‍👧‍👦🔥', '□'],
  ['Ǎb', 'Ab'],
  ['ﬁve', 'five'],
  ['東京 FC', '□□ FC'],
  ['', '□'],
])('renders %j as %j', (name, drawn) => {
  expect(drawableName(name)).toBe(drawn);
});

test.each([
  ['UCL knockouts', 'UCL knockouts'],
  ['كأس الذهب knockouts · Round of 32, match 5', 'Knockouts · Round of 32, match 5'],
  ['Out in the 東京 final.', 'Out in the final.'],
  ['Malmo\u0308 Champions', 'Malmö Champions'],
])('renders the title %j as %j', (title, drawn) => {
  expect(drawableTitle(title)).toBe(drawn);
});

it('leaves no name empty, and no mark that changes the text direction', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const drawn = drawableName(name);
      expect(drawn).toMatch(/\S/);
      expect(drawn).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\n]/u);
    }),
  );
});
