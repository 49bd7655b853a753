import { describe, expect, test } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { csvText } from '../csv/csv-text.ts';
import { checkRows, potsCsvRows, readPots, rowsFrom } from './pots.ts';

const CLUBS = drawList({ Nordic: [1, 5] });
/** 'Club 1,1,Nordic' and so on: a list without a fault. */
const LINES = CLUBS.map(({ name, pot, keepApart }) => [name, pot, keepApart ?? ''].join());

const read = (lines: readonly string[]) => readPots(lines.join('\n'));
/** Each line that is wrong, by its number. */
const faults = (lines: readonly string[]) =>
  read(lines).lines.flatMap(({ line, problem }) => (problem ? [[line, problem]] : []));
const withLine = (line: number, text: string) => LINES.with(line - 1, text);

describe('a list without a fault', () => {
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

  test('is read back from what was exported, formulas included', () => {
    const rows = rowsFrom(CLUBS, []).with(2, { name: '=1+1', pot: '3', keepApart: '@Home' });
    const { clubs, problems } = readPots(csvText(potsCsvRows(rows)));
    expect(problems).toEqual([]);
    expect(clubs).toEqual(CLUBS.with(2, { name: '=1+1', pot: 3, keepApart: '@Home' }));
  });
});

describe('a fault is told by its line', () => {
  test.each([
    [3, 'Club 3', 'The pot is missing.'],
    [3, 'Club 3,5', 'There is no pot "5".'],
    [3, 'Club 3,one', 'There is no pot "one".'],
    [3, ',3', 'The name is empty.'],
    [3, '', 'The line is empty.'],
    [3, 'Lions, Harbour,3,Sea', 'There is more than a name, a pot and a tag on this line.'],
    [3, `Club 3,3,${'x'.repeat(41)}`, 'The keep-apart tag: A name has at most 40 characters.'],
    [3, '"Club" 3",3', 'A quotation mark is out of place.'],
  ])('line %i: %s', (line, text, problem) => {
    expect(faults(withLine(line, text))).toContainEqual([line, problem]);
  });

  test('a name that is there twice: both lines', () => {
    expect(faults(withLine(3, 'CLUB 60,3'))).toEqual([
      [3, '"CLUB 60" is listed twice.'],
      [60, '"Club 60" is listed twice.'],
    ]);
  });

  test('below a header the numbers stay those of an editor', () => {
    expect(faults(['name,pot', ...withLine(1, 'Club 1,9')])).toEqual([[2, 'There is no pot "9".']]);
  });
});

describe('a fault of the whole list', () => {
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

describe('the rows that are typed', () => {
  test('begin with the list that was saved', () => {
    expect(rowsFrom(CLUBS, placeholderClubs())[0]).toEqual({ name: 'Club 1', pot: '1', keepApart: 'Nordic' });
  });

  test('begin with the clubs as they stand before there is a list, and can be saved as they are', () => {
    const rows = rowsFrom([], placeholderClubs());
    expect(rows[5]).toEqual({ name: 'Team 6', pot: '2', keepApart: '' });
    const { rowProblems, listProblems, potSizes } = checkRows(rows);
    expect(rowProblems.filter((problem) => problem !== null)).toEqual([]);
    expect(listProblems).toEqual([]);
    expect(potSizes.map(({ size }) => size)).toEqual([16, 16, 16, 16]);
  });
});
