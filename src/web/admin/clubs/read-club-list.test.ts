import { describe, expect, test } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { csvText } from '../csv/csv-text.ts';
import { clubRows } from './clubs-tab.tsx';
import { readClubList } from './read-club-list.ts';

const CLUBS = placeholderClubs();
const NAMES = CLUBS.map(({ id }) => `Club ${id}`);
/** A valid list: 'A,Club 1' and so on. */
const LINES = CLUBS.map(({ group, id }) => `${group},Club ${id}`);

const read = (lines: readonly string[]) => readClubList(lines.join('\n'), CLUBS);
/** Invalid lines by number. */
const faults = (lines: readonly string[]) =>
  read(lines).names.flatMap(({ line, problem }) => (problem ? [[line, problem]] : []));
const withLine = (lines: readonly string[], line: number, text: string) => lines.with(line - 1, text);

describe('a valid list', () => {
  test.each([
    ['group and club', LINES],
    ['a header', ['group,club', ...LINES]],
    ['a header in capitals', ['Group,Club', ...LINES]],
    ['semicolons', ['group;club', ...LINES.map((line) => line.replace(',', ';'))]],
    ['tabs, as a spreadsheet copies', LINES.map((line) => line.replace(',', '\t'))],
    ['small letters and spaces', LINES.map((line) => ` ${line.replace(',', ' ,  ').toLowerCase()} `)],
    ['one name a line', NAMES],
    ['empty lines at the end', [...NAMES, '', '  ', '']],
    ['groups in another order', LINES.toReversed()],
  ])('is read from %s', (_, lines) => {
    const { names, problems } = read(lines);
    expect(problems).toEqual([]);
    expect(names.filter(({ problem }) => problem)).toEqual([]);
    expect(new Set(names.map(({ club }) => club?.id)).size).toBe(64);
  });

  test.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('is read with any line ending: %s', (_, end) => {
    const { names, problems } = readClubList(NAMES.join(end), CLUBS);
    expect(problems).toEqual([]);
    expect(names.map(({ name }) => name)).toEqual(NAMES);
  });

  test('assigns its names to the clubs in the order of the draw', () => {
    for (const lines of [NAMES, LINES]) {
      expect(read(lines).names.map(({ club, name }) => [club?.id, name])).toEqual(
        CLUBS.map(({ id }) => [id, `Club ${id}`]),
      );
    }
  });

  test('goes by the group of a line, not by its position in the list', () => {
    const names = read(LINES.toReversed()).names;
    expect(names[0]).toEqual({ line: 1, group: 'P', name: 'Club 64', club: CLUBS[60], problem: null });
    expect(names[63]).toEqual({ line: 64, group: 'A', name: 'Club 1', club: CLUBS[3], problem: null });
  });

  test('may begin with a byte order mark', () => {
    for (const lines of [NAMES, LINES, ['group,club', ...LINES]]) {
      const { names, problems } = readClubList(`\ufeff${lines.join('\n')}`, CLUBS);
      expect(problems).toEqual([]);
      expect(names[0]).toMatchObject({ name: 'Club 1', club: CLUBS[0], problem: null });
    }
  });

  test('may quote a name with a comma or quotes in it', () => {
    const lines = withLine(withLine(LINES, 1, 'A,"Lions, Harbour"'), 2, 'A,"The ""Best"" Club"');
    expect(faults(lines)).toEqual([]);
    expect(read(lines).names.slice(0, 2)).toMatchObject([
      { name: 'Lions, Harbour' },
      { name: 'The "Best" Club' },
    ]);
  });

  test('trims its names', () => {
    expect(read(withLine(LINES, 1, 'A,  Cafe\u0301 \u00a0  United ')).names[0]?.name).toBe('Café United');
  });
});

describe('an error names its line', () => {
  test('a duplicate name, whatever its case and accents: both lines', () => {
    const lines = withLine(withLine(NAMES, 3, 'Málaga'), 60, 'MALAGA');
    expect(faults(lines)).toEqual([
      [3, '"Málaga" is listed twice.'],
      [60, '"MALAGA" is listed twice.'],
    ]);
  });

  test('an empty name', () => {
    expect(faults(withLine(NAMES, 10, '  '))).toEqual([[10, 'The name is empty.']]);
    expect(faults(withLine(LINES, 10, 'C,'))).toEqual([[10, 'The name is empty.']]);
  });

  test('an empty line among groups and clubs', () => {
    expect(faults(LINES.toSpliced(10, 0, ''))).toEqual([[11, 'The line is empty.']]);
  });

  test('a name that is too long, counted in characters and not in code units', () => {
    expect(faults(withLine(NAMES, 64, '🦁'.repeat(40)))).toEqual([]);
    expect(faults(withLine(NAMES, 64, 'x'.repeat(41)))).toEqual([
      [64, 'A name can have at most 40 characters.'],
    ]);
  });

  test.each(['Q', 'AA', '1', ''])('an unknown group: "%s"', (group) => {
    const lines = withLine(LINES, 5, `${group},Club 5`);
    expect(faults(lines)).toEqual([[5, `There is no group "${group}".`]]);
    expect(read(lines).problems).toEqual(['Group B has only 3 of 4 clubs.']);
  });

  test('the fifth club of a group', () => {
    const lines = withLine(LINES, 5, 'A,Club 5');
    expect(faults(lines)).toEqual([[5, 'Group A has more than 4 clubs.']]);
    expect(read(lines).problems).toEqual(['Group B has only 3 of 4 clubs.']);
  });

  test('the sixty-fifth name', () => {
    expect(faults([...NAMES, 'One more'])).toEqual([[65, 'The list has more than 64 names.']]);
  });

  test('more than a group and a name', () => {
    const lines = withLine(LINES, 2, 'A,Lions, Harbour');
    expect(faults(lines)).toEqual([[2, 'This line has more than a group and a name.']]);
  });

  test('more than a name, and the other lines are still names', () => {
    const lines = withLine(NAMES, 7, 'Lions, Harbour');
    expect(faults(lines)).toEqual([[7, 'This line has more than a name.']]);
    expect(read(lines).names[6]?.name).toBe('Lions, Harbour');
    expect(faults(withLine(NAMES, 7, '"Lions, Harbour"'))).toEqual([]);
  });

  test('a group without a name', () => {
    const lines = withLine(LINES, 7, 'B');
    expect(faults(lines)).toEqual([[7, 'The name is empty.']]);
  });

  test('lines below a header keep their numbers', () => {
    expect(faults(['group,club', ...withLine(LINES, 1, 'A,')])).toEqual([[2, 'The name is empty.']]);
  });

  test('and so do lines below a quoted name of two lines', () => {
    const lines = withLine(withLine(LINES, 1, 'A,"Harbour\nLions"'), 3, 'A,');
    expect(read(lines).names[0]?.name).toBe('Harbour Lions');
    expect(faults(lines)).toEqual([[4, 'The name is empty.']]);
  });

  test('a misplaced quotation mark', () => {
    const lines = withLine(LINES, 62, 'P,"Harbour" Lions"');
    expect(faults(lines)).toEqual([[62, 'A quotation mark is out of place.']]);
  });
});

describe('an unclosed quotation mark', () => {
  const fault = (line: number) => [`Line ${line}: the quotation mark is not closed.`];

  test.each([1, 2, 62, 64])('is the only error, with its line: %i', (line) => {
    const { names, problems } = read(withLine(LINES, line, `${LINES[line - 1]?.replace(',', ',"')}`));
    expect(problems).toEqual(fault(line));
    expect(names).toHaveLength(line - 1);
    expect(names.filter(({ problem }) => problem)).toEqual([]);
  });

  test('is reported where it is opened, not where a later one seems to close it', () => {
    const lines = withLine(withLine(LINES, 2, 'A,"Harbour'), 50, 'M,"Lions, Harbour"');
    expect(read(lines).problems).toEqual(fault(2));
  });

  test('is reported below a header, and in a list of names only', () => {
    expect(read(['group,club', ...withLine(LINES, 3, 'A,"Harbour')]).problems).toEqual(fault(4));
    expect(read(withLine(NAMES, 3, '"Harbour')).problems).toEqual(fault(3));
    expect(read(withLine(NAMES, 1, '"Harbour')).problems).toEqual(fault(1));
  });
});

describe('an error of the whole list', () => {
  test('letters were lost in another encoding', () => {
    expect(read(withLine(NAMES, 3, 'M\ufffdlaga')).problems).toEqual([
      'Some characters could not be read and appear as \ufffd. Please save the list as UTF-8 and paste it again.',
    ]);
  });

  test('names are missing', () => {
    expect(read(NAMES.slice(0, 63)).problems).toEqual(['The list has only 63 of 64 names.']);
    expect(read(['Only one']).problems).toEqual(['The list has only 1 of 64 names.']);
  });

  test('clubs of groups are missing', () => {
    expect(read(LINES.slice(1, 60)).problems).toEqual([
      'Group A has only 3 of 4 clubs.',
      'Group P has only 0 of 4 clubs.',
    ]);
  });
});

test('an export is imported unchanged, including formulas', () => {
  const names = [
    '=1+1',
    '+Plus',
    '-Minus',
    '@Home',
    "'=x",
    "''@y",
    "'t Zand",
    "O'Higgins",
    'a;b',
    'Ñ, "Ü"',
    'נבחרת',
    'クラブ',
    '🦁',
  ];
  const clubs = CLUBS.map((club, index) => ({ ...club, name: names[index] ?? club.name }));
  const csv = csvText(clubRows(clubs));
  expect(csv).toContain(`A,"'=1+1"\r\n`);
  expect(csv).not.toMatch(/(^|,)"?[=+\-@]/m);
  const list = readClubList(csv, CLUBS);
  expect(list.problems).toEqual([]);
  expect(list.names.filter(({ problem }) => problem)).toEqual([]);
  expect(list.names.map(({ name, club }) => ({ ...club, name }))).toEqual(clubs);
});

test('only an apostrophe before a formula counts as one from an export', () => {
  expect(read(["'t Zand", "'=1+1"]).names.map(({ name }) => name)).toEqual(["'t Zand", '=1+1']);
});

describe('in another format', () => {
  const clubs = placeholderClubs({ clubs: 13, groups: 4 });
  const lines = clubs.map(({ group, id }) => `${group},Club ${id}`);

  test('a list has as many names as the season has clubs', () => {
    for (const text of [lines.join('\n'), clubs.map(({ id }) => `Club ${id}`).join('\n')]) {
      const { names, problems } = readClubList(text, clubs);
      expect(problems).toEqual([]);
      expect(names.map(({ club, problem }) => [club?.id, problem])).toEqual(
        clubs.map(({ id }) => [id, null]),
      );
    }
  });

  test('only groups that exist can have names, as many as they have places', () => {
    const { names, problems } = readClubList(
      [...lines.slice(1), 'B,One too many', 'E,None'].join('\n'),
      clubs,
    );
    expect(problems).toEqual(['Group A has only 3 of 4 clubs.']);
    expect(names.flatMap(({ problem }) => problem ?? [])).toEqual([
      'Group B has more than 3 clubs.',
      'There is no group "E".',
    ]);
  });
});
