import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkScore, checkTypedScore } from './scores.ts';

// The specified texts, repeated here as the reference.
const HOME_REQUIRED = 'Home score is required';
const AWAY_REQUIRED = 'Away score is required';
const DIGITS_ONLY = 'Must be a valid number';
const RANGE = 'Score must be between 0 and 50';
const WHOLE = 'Score must be a whole number';
const TOTAL = 'Combined total goals seems unusually high (>20). Please verify.';

const home = (message: string) => ({ field: 'homeScore', message });
const away = (message: string) => ({ field: 'awayScore', message });

const typed = (homeScore: string, awayScore: string) => checkTypedScore({ homeScore, awayScore });
const sent = (homeScore: number, awayScore: number) => checkScore({ homeScore, awayScore });

describe('a score as typed', () => {
  it.each([
    ['0', '0'],
    ['2', '1'],
    ['0', '20'],
    ['20', '0'],
    ['10', '10'],
    [' 2 ', '\t1'],
    ['02', '1'],
  ])('may be %j and %j', (homeScore, awayScore) => {
    expect(typed(homeScore, awayScore)).toEqual([]);
  });

  it.each([
    ['', HOME_REQUIRED, AWAY_REQUIRED],
    ['  ', HOME_REQUIRED, AWAY_REQUIRED],
    ['abc', DIGITS_ONLY, DIGITS_ONLY],
    ['2a', DIGITS_ONLY, DIGITS_ONLY],
    ['1 2', DIGITS_ONLY, DIGITS_ONLY],
    ['-1', DIGITS_ONLY, DIGITS_ONLY],
    ['+1', DIGITS_ONLY, DIGITS_ONLY],
    ['1.', DIGITS_ONLY, DIGITS_ONLY],
    ['1.5.1', DIGITS_ONLY, DIGITS_ONLY],
    ['-1.5', DIGITS_ONLY, DIGITS_ONLY],
    ['1,5', DIGITS_ONLY, DIGITS_ONLY],
    ['1e3', DIGITS_ONLY, DIGITS_ONLY],
    ['0x1', DIGITS_ONLY, DIGITS_ONLY],
    ['NaN', DIGITS_ONLY, DIGITS_ONLY],
    ['Infinity', DIGITS_ONLY, DIGITS_ONLY],
    ['٣', DIGITS_ONLY, DIGITS_ONLY],
    ['1.5', WHOLE, WHOLE],
    ['.5', WHOLE, WHOLE],
    ['2.0', WHOLE, WHOLE],
    [`1.${'9'.repeat(40)}`, WHOLE, WHOLE],
    ['50.5', RANGE, RANGE],
    ['51', RANGE, RANGE],
    ['1000', RANGE, RANGE],
    ['9'.repeat(400), RANGE, RANGE],
  ])('may not be %j, in either field', (text, homeSentence, awaySentence) => {
    expect(typed(text, '0')).toEqual([home(homeSentence)]);
    expect(typed('0', text)).toEqual([away(awaySentence)]);
    expect(typed(text, text)).toEqual([home(homeSentence), away(awaySentence)]);
  });

  it('gets its own message for each field', () => {
    expect(typed('', 'abc')).toEqual([home(HOME_REQUIRED), away(DIGITS_ONLY)]);
    expect(typed('51', '')).toEqual([home(RANGE), away(AWAY_REQUIRED)]);
  });

  it.each([
    ['11', '10'],
    ['10', '11'],
    ['21', '0'],
    ['0', '21'],
    ['50', '0'],
    ['0', '50'],
    ['50', '50'],
  ])('of %j and %j is questioned on the away field', (homeScore, awayScore) => {
    expect(typed(homeScore, awayScore)).toEqual([away(TOTAL)]);
  });

  it('is not questioned for its total while a field is invalid', () => {
    expect(typed('51', '50')).toEqual([home(RANGE)]);
    expect(typed('50', '')).toEqual([away(AWAY_REQUIRED)]);
  });
});

describe('a score as numbers', () => {
  it.each([
    [0, 0],
    [2, 1],
    [0, 20],
    [20, 0],
    [10, 10],
  ])('may be %d and %d', (homeScore, awayScore) => {
    expect(sent(homeScore, awayScore)).toEqual([]);
  });

  it.each([
    [-1, RANGE],
    [51, RANGE],
    [1000, RANGE],
    [1e3, RANGE],
    [50.5, RANGE],
    [-0.5, RANGE],
    [Number.NaN, RANGE],
    [Number.POSITIVE_INFINITY, RANGE],
    [Number.NEGATIVE_INFINITY, RANGE],
    [1.5, WHOLE],
    [49.999, WHOLE],
  ])('may not be %d, in either field', (value, message) => {
    expect(sent(value, 0)).toEqual([home(message)]);
    expect(sent(0, value)).toEqual([away(message)]);
    expect(sent(value, value)).toEqual([home(message), away(message)]);
  });

  it('gets its own message for each field', () => {
    expect(sent(1.5, 51)).toEqual([home(WHOLE), away(RANGE)]);
  });

  it.each([
    [11, 10],
    [10, 11],
    [21, 0],
    [0, 21],
    [50, 0],
    [50, 50],
  ])('of %d and %d is questioned on the away field', (homeScore, awayScore) => {
    expect(sent(homeScore, awayScore)).toEqual([away(TOTAL)]);
  });

  it('is not questioned for its total while a field is invalid', () => {
    expect(sent(51, 50)).toEqual([home(RANGE)]);
    expect(sent(20.5, 20)).toEqual([home(WHOLE)]);
  });
});

describe('typed text and numbers', () => {
  it('get the same messages for the same whole numbers', () => {
    const wholeNumber = fc.nat({ max: 60 });
    fc.assert(
      fc.property(wholeNumber, wholeNumber, (homeScore, awayScore) => {
        expect(typed(String(homeScore), String(awayScore))).toEqual(sent(homeScore, awayScore));
      }),
    );
  });

  it('are accepted exactly when they are whole, 0 to 50 each and 20 at most together', () => {
    const number = fc.oneof(fc.integer({ min: -5, max: 60 }), fc.double({ min: -5, max: 60 }), fc.double());
    fc.assert(
      fc.property(number, number, (homeScore, awayScore) => {
        const allowed = Array.from({ length: 51 }, (_, goals) => goals);
        const fine =
          allowed.some((goals) => goals === homeScore) &&
          allowed.some((goals) => goals === awayScore) &&
          homeScore + awayScore <= 20;
        expect(sent(homeScore, awayScore).length === 0).toBe(fine);
      }),
    );
  });

  it('never make the check fail, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (homeScore, awayScore) => {
        for (const { message } of typed(homeScore, awayScore)) {
          expect([HOME_REQUIRED, AWAY_REQUIRED, DIGITS_ONLY, RANGE, WHOLE, TOTAL]).toContain(message);
        }
      }),
    );
  });
});
