import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { drawableName } from './drawable-name.ts';

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
])('%j is drawn as %j', (name, drawn) => {
  expect(drawableName(name)).toBe(drawn);
});

it('leaves no name empty and nothing that turns the text around', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const drawn = drawableName(name);
      expect(drawn).toMatch(/\S/);
      expect(drawn).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\n]/u);
    }),
  );
});
