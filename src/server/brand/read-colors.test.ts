import { expect, it } from 'vitest';
import { colorsOf } from './read-colors.ts';
import { parseSiteFile } from './site-file.ts';

function read(colors: unknown) {
  const { root, errors } = parseSiteFile(`{\n"colors": ${JSON.stringify(colors)}}`, 'site.json');
  return { colors: colorsOf(root), errors };
}

it('accepts three colours, and uses the default for missing ones', () => {
  expect(read({ accent: '#FF9F1C' })).toEqual({
    colors: { accent: '#ff9f1c', gold: '#f5c451', night: '#070b1f' },
    errors: [],
  });
});

it.each(['#04120b', '#190606', '#120a24', '#0a0a0a', '#001219', '#000000'])(
  'finds all texts readable on %s',
  (night) => {
    expect(read({ night }).errors).toEqual([]);
  },
);

it.each([
  ['red', 'colors must be an object, { ... }.'],
  [{ acent: '#ff9f1c' }, 'colors.acent is not a known field. Did you mean accent?'],
  [{ accent: 'skyblue' }, 'colors.accent must be a colour such as "#4cc9ff".'],
  [{ gold: '#fc5' }, 'colors.gold must be a colour such as "#4cc9ff".'],
  [{ night: 7 }, 'colors.night must be text of 1 to 20 characters.'],
  [
    { accent: '#2030ff' },
    'colors.accent cannot be #2030ff: text in accent #2030ff on surface-3 #1d2b5c has a contrast of 1.8 and needs 4.5. Choose a lighter colour.',
  ],
  [
    { gold: '#806000' },
    'colors.gold cannot be #806000: text in gold #806000 on surface-3 #1d2b5c has a contrast of 2.3 and needs 4.5. Choose a lighter colour.',
  ],
  [
    { night: '#20304f' },
    /^colors\.night cannot be #20304f: text in red #ff7a93 on surface-3 #\w{6} has a contrast of \d\.\d and needs 4\.5\. Choose a darker colour\.$/,
  ],
])('rejects %j', (colors, message) => {
  const [error, ...others] = read(colors).errors;
  expect(others).toEqual([]);
  expect(error?.replace('site.json, line 2: ', '')).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
});

it('reports each colour, even if the background is invalid', () => {
  const { errors } = read({ accent: '#000000', gold: '#000000', night: '#ffffff' });
  expect(errors.map((error) => /colors\.(\w+)/.exec(error)?.[1])).toEqual(['accent', 'gold', 'night']);
});
