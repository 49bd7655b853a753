import { expect, it } from 'vitest';
import { parseSiteFile } from './site-file.ts';

function errorsIn(source: string, names: readonly string[]): string[] {
  const { root, errors } = parseSiteFile(source, 'site.json');
  root.reportUnknown(names);
  for (const name of names) root.text(name, { most: 20 });
  return errors.map((error) => error.replace('site.json, ', ''));
}

it.each([
  ['a\nb', 'It contains a line break or another control character.'],
  ['a\u0000b', 'It contains a line break or another control character.'],
  ['\u001b[31mred', 'It contains a line break or another control character.'],
  ['a\u202eb', 'It contains a line break or another control character.'],
  ['\u2066a', 'It contains a line break or another control character.'],
  ['\ud800', 'It contains a line break or another control character.'],
  ['\u200b\u200b', 'It contains no visible characters.'],
  ['\u3164', 'It contains no visible characters.'],
  ['\u2800', 'It contains no visible characters.'],
])('rejects %j as a text', (name, problem) => {
  expect(errorsIn(JSON.stringify({ name }), ['name'])).toEqual([`line 1: name cannot be shown. ${problem}`]);
});

it.each(['7k+', '-', '24/7', '\u221e', '\u05d0\u200f!', '\u{1f468}\u200d\u{1f469}', 'e\u0301'])(
  'accepts %j as a text',
  (name) => {
    expect(errorsIn(JSON.stringify({ name }), ['name'])).toEqual([]);
  },
);

it('reports every duplicate key with its line', () => {
  const source = '{\n"name": "A",\n"other": "B", "name": "C",\n"name": "A" }';
  expect(errorsIn(source, ['name', 'other'])).toEqual([
    'line 3: name appears twice.',
    'line 4: name appears twice.',
  ]);
  const { root, errors } = parseSiteFile('{ "claims": { "draw": "A",\n "draw": "B" } }', 'site.json');
  root.object('claims');
  expect(errors).toEqual(['site.json, line 2: claims.draw appears twice.']);
});

it('reports that brackets are nested too deeply', () => {
  for (const bracket of ['[', '{"a":'])
    expect(errorsIn(bracket.repeat(40_000), [])).toEqual(['line 1: brackets are nested too deeply.']);
});

it('counts lines from the first to the last', () => {
  const keys = Array.from({ length: 9 }, (_, index) => `"unknown${index}": 1`);
  expect(errorsIn(`{${keys.join(',\n')}}`, []).map((error) => /line \d/.exec(error)?.[0])).toEqual(
    keys.map((_, index) => `line ${index + 1}`),
  );
});
