import { describe, expect, test } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { DEFAULT_FORMAT, groupSizes } from '#domain/clubs/format.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { csvText } from '../csv/csv-text.ts';
import { checkRows, potsCsvRows, readPots, rowsFrom } from './pots.ts';
import { aboutPots } from './words.ts';

const SIZES = groupSizes(DEFAULT_FORMAT);
const CLUBS = drawList({ Nordic: [1, 5] });
/** A valid list: 'Club 1,1,Nordic' and so on. */
const LINES = CLUBS.map(({ name, pot, keepApart }) => [name, pot, keepApart ?? ''].join());

const read = (lines: readonly string[]) => readPots(lines.join('\n'), SIZES);
/** Invalid lines by number. */
const faults = (lines: readonly string[]) =>
  read(lines).lines.flatMap(({ line, problem }) => (problem ? [[line, problem]] : []));
const withLine = (line: number, text: string) => LINES.with(line - 1, text);

describe('a valid list', () => {
  test.each([
    ['name, pot and tag', LINES],
    ['a header', ['name,pot,keep apart', ...LINES]],
    ['another header', ['Club;Pot;Keep apart', ...LINES.map((line) => line.replaceAll(',', ';'))]],
    ['tabs, as a spreadsheet copies', LINES.map((line) => line.replaceAll(',', '\t'))],
    ['no column of tags where there is none', LINES.map((line) => line.replace(/,$/, ''))],
    ['spaces', LINES.map((line) => ` ${line.replaceAll(',', ' ,  ')} `)],
    ['pots that are called so', LINES.map((line) => line.replace(/,(\d),/, ',Pot $1,'))],
    ['empty lines at the end', [...LINES, '', ',,', '']],
  ])('is read from %s', (_, lines) => {
    const list = read(lines);
    expect(list.problems).toEqual([]);
    expect(faults(lines)).toEqual([]);
    expect(list.clubs).toEqual(CLUBS);
  });

  test('is imported from an export, including formulas', () => {
    const rows = rowsFrom(CLUBS, []).with(2, { name: '=1+1', pot: '3', keepApart: '@Home' });
    const { clubs, problems } = readPots(csvText(potsCsvRows(rows)), SIZES);
    expect(problems).toEqual([]);
    expect(clubs).toEqual(CLUBS.with(2, { name: '=1+1', pot: 3, keepApart: '@Home' }));
  });
});

describe('an error names its line', () => {
  test.each([
    [3, 'Club 3', 'The pot is missing.'],
    [3, 'Club 3,5', 'There is no pot "5".'],
    [3, 'Club 3,one', 'There is no pot "one".'],
    [3, ',3', 'The name is empty.'],
    [3, '', 'The line is empty.'],
    [3, 'Lions, Harbour,3,Sea', 'This line has more than a name, a pot and a tag.'],
    [3, `Club 3,3,${'x'.repeat(41)}`, 'The keep-apart tag: A name can have at most 40 characters.'],
    [3, '"Club" 3",3', 'A quotation mark is out of place.'],
  ])('line %i: %s', (line, text, problem) => {
    expect(faults(withLine(line, text))).toContainEqual([line, problem]);
  });

  test('a duplicate name: both lines', () => {
    expect(faults(withLine(3, 'CLUB 60,3'))).toEqual([
      [3, '"CLUB 60" is listed twice.'],
      [60, '"Club 60" is listed twice.'],
    ]);
  });

  test('lines below a header keep their numbers', () => {
    expect(faults(['name,pot', ...withLine(1, 'Club 1,9')])).toEqual([[2, 'There is no pot "9".']]);
  });
});

describe('an error of the whole list', () => {
  test.each<[string, readonly string[], string[]]>([
    ['63 clubs', LINES.slice(1), ['The draw needs 64 clubs; the list has 63.']],
    [
      '17 in a pot',
      withLine(1, 'Club 1,2'),
      ['Each pot needs 16 clubs; pot 1 has 15.', 'Each pot needs 16 clubs; pot 2 has 17.'],
    ],
    [
      'five clubs of one tag, however it is spelled',
      LINES.map((line, index) =>
        index < 5 ? `Club ${index + 1},${(index % 4) + 1},${index % 2 ? 'SEA' : 'Sea'}` : line,
      ),
      ['5 clubs share the tag "Sea"; at most 4 can be kept apart.'],
    ],
    [
      'a quotation mark that is not closed',
      withLine(2, 'Club 2,"2'),
      ['Line 2: the quotation mark is not closed.'],
    ],
  ])('%s', (_, lines, problems) => {
    expect(read(lines).problems).toEqual(problems);
  });
});

describe('typed rows', () => {
  test('start with the saved list', () => {
    expect(rowsFrom(CLUBS, placeholderClubs())[0]).toEqual({ name: 'Club 1', pot: '1', keepApart: 'Nordic' });
  });

  test('start with the current clubs before there is a list, and can be saved unchanged', () => {
    const rows = rowsFrom([], placeholderClubs());
    expect(rows[5]).toEqual({ name: 'Team 6', pot: '2', keepApart: '' });
    const { rowProblems, listProblems, potSizes } = checkRows(rows, SIZES);
    expect(rowProblems.filter((problem) => problem !== null)).toEqual([]);
    expect(listProblems).toEqual([]);
    expect(potSizes.map(({ size }) => size)).toEqual([16, 16, 16, 16]);
  });

  test.each([
    [6, 1, [1, 1, 1, 1, 1, 1]],
    [13, 4, [4, 4, 4, 1]],
    [27, 8, [8, 8, 8, 3]],
    [40, 8, [8, 8, 8, 8, 8]],
  ])('fill the pots of a season with %i clubs', (clubs, groups, pots) => {
    const rows = rowsFrom([], placeholderClubs({ clubs, groups }));
    const sizes = groupSizes({ clubs, groups });
    const { rowProblems, listProblems, potSizes } = checkRows(rows, sizes);
    expect(rowProblems.filter((problem) => problem !== null)).toEqual([]);
    expect(listProblems).toEqual([]);
    expect(potSizes.map(({ size }) => size)).toEqual(pots);
    expect(potSizes.every(({ isRight }) => isRight)).toBe(true);
    expect(checkRows(rows.slice(1), sizes).listProblems).toEqual([
      `The draw needs ${clubs} clubs; the list has ${clubs - 1}.`,
    ]);
  });
});

test('the text above the list fits the format', () => {
  const about = (clubs: number, groups: number) => aboutPots(groupSizes({ clubs, groups }));
  expect(about(64, 16)).toBe(
    '64 clubs, 16 in each of four pots. Clubs with the same keep-apart tag, such as sister clubs, never share a group; at most four clubs can share a tag.',
  );
  expect(about(13, 4)).toBe(
    '13 clubs in four pots: 4 in each of the first three, 1 in pot 4. Keep-apart tags are not possible, because the last pot is not full.',
  );
  expect(about(6, 1)).toBe(
    '6 clubs, 1 in each of six pots. Keep-apart tags are not possible with so few groups.',
  );
  expect(about(40, 8)).toContain('at most two clubs can share a tag.');
});
