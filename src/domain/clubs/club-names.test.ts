import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldName, nameProblems, tidyName } from './club-names.ts';

it('stores a name in composed form, with single spaces and trimmed', () => {
  expect(tidyName('  Cafe\u0301 \t de \u2800 Foot \u2800')).toBe('Café de Foot');
});

it.each([
  ['FC KØBENHAVN', 'fc københavn'],
  ['Atlético', 'ATLETICO'],
  ['Ｆｕｌｌ', 'full'],
  ['Бешикташ', 'БЕШИКТАШ'],
  ['İstanbul', 'istanbul'],
  ['Tromsø', 'TROMSO'],
  ['Wrocław', 'wroclaw'],
  ['Yıldız', 'YILDIZ'],
  ['Đakovo', 'dakovo'],
  ['Großer Platz', 'GROSSER PLATZ'],
  ['Ærø', 'aero'],
  ['Þórshamar', 'thorshamar'],
  ["O'Higgins", 'O’Higgins'],
  ['F.C. Saint-Ouen', 'FC Saint Ouen'],
  ['Harbour\u200bLions', 'HarbourLions'],
  ['R\u043ever\u0455', 'Rovers'],
  ['Ro\u0475ers', 'Rovers'],
  ['\u0391TH\u0395NS', 'Athens'],
  ['\u0421\u041c\u0422', 'CMT'],
  ['\u0424\u041a \u0417\u0435\u043d\u0438\u0442', 'фк зенит'],
  ['\u03dcenix \u0417', 'Fenix 3'],
  ['\u037fu\u03faa \u03f9it\u04af \u050c\u042c', 'Juma City GB'],
  ['B\u0433avo', 'Bravo'],
  ['Aurora 11\u2800', 'Aurora 11'],
  ['Aurora\u280011', 'Aurora 11'],
  ['Aurora 11\u{1d159}', 'Aurora 11'],
  ['Ολυμπιακός', 'ΟΛΥΜΠΙΑΚΟΣ'],
])('treats %s and %s as the same name', (a, b) => {
  expect(foldName(a)).toBe(foldName(b));
});

it.each([
  ['がま', 'かま'],
  ['कमल', 'कमाल'],
  ['Team 1', 'Team 11'],
  ['Ost', 'Öst II'],
  ['C', 'C++'],
])('treats %s and %s as different names', (a, b) => {
  expect(foldName(a)).not.toBe(foldName(b));
});

it.each([
  ['Ñublense', null],
  ['横浜クラブ', null],
  ['نادي النصر', null],
  ['=SUM(A1)', null],
  ['<b>Bold</b>', null],
  ['བསྒྲུབས་ ཧཱུྃ', null],
  ['שַׁבָּ֑ת', null],
  ['x'.repeat(40), null],
  ['🦁'.repeat(40), null],
  ['x'.repeat(41), 'A name can have at most 40 characters.'],
  ['   ', 'The name is empty.'],
  ['...', 'A name needs at least one letter or digit.'],
  ['\u115f\u3164', 'The name is empty.'],
  ['\u2800\u2800', 'The name is empty.'],
  ['a\u0000b', 'The name contains a character that cannot be displayed.'],
  ['a\u202eb', 'The name contains a character that cannot be displayed.'],
  ['a\uffff', 'The name contains a character that cannot be displayed.'],
  [`Z${'\u0336'.repeat(5)}`, 'The name has too many marks on one letter.'],
  ['a\ud800', 'The name contains a character that cannot be displayed.'],
])('reports for %j: %s', (name, problem) => {
  expect(nameProblems([name])).toEqual([problem]);
});

it('marks every name that is listed twice, ignoring case and accents', () => {
  expect(nameProblems(['Málaga', 'Leeds', 'MALAGA'])).toEqual([
    '"Málaga" is listed twice.',
    null,
    '"MALAGA" is listed twice.',
  ]);
});

it('leaves a folded name unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(foldName(foldName(name))).toBe(foldName(name));
    }),
  );
});
