import { describe, expect, it } from 'vitest';
import { clubsNamed, playedMatches } from '../testing/match-notation.ts';
import { tallyOf } from './tally.ts';

const clubs = clubsNamed('Ants', 'Bees', 'Cats');

function tally(name: string, text: string) {
  const club = clubs.find((candidate) => candidate.name === name);
  return club && tallyOf(club, playedMatches(clubs, text));
}

describe("a club's figures", () => {
  it('are zero before its first match', () => {
    expect(tally('Ants', 'Bees 3-2 Cats')).toEqual({
      played: 0,
      won: 0,
      drawn: 0,
      lost: 0,
      goalsFor: 0,
      goalsAgainst: 0,
      goalDifference: 0,
      points: 0,
    });
  });

  it('count a win at home', () => {
    expect(tally('Ants', 'Ants 3-1 Bees')).toMatchObject({ won: 1, goalsFor: 3, goalsAgainst: 1, points: 3 });
  });

  it('count a win away', () => {
    expect(tally('Ants', 'Bees 1-3 Ants')).toMatchObject({ won: 1, goalsFor: 3, goalsAgainst: 1, points: 3 });
  });

  it('count a level match for both, once', () => {
    const level = { won: 0, drawn: 1, lost: 0, goalsFor: 2, goalsAgainst: 2, points: 1 };
    expect(tally('Ants', 'Ants 2-2 Bees')).toMatchObject(level);
    expect(tally('Bees', 'Ants 2-2 Bees')).toMatchObject(level);
  });

  it('count a defeat, which gives no point', () => {
    expect(tally('Bees', 'Ants 3-1 Bees')).toMatchObject({ lost: 1, goalDifference: -2, points: 0 });
  });

  it('add up over all its matches, at home and away', () => {
    const matches = `
      Ants 3-1 Bees
      Cats 2-2 Ants
      Bees 5-0 Cats
      Cats 1-0 Ants
    `;
    expect(tally('Ants', matches)).toEqual({
      played: 3,
      won: 1,
      drawn: 1,
      lost: 1,
      goalsFor: 5,
      goalsAgainst: 4,
      goalDifference: 1,
      points: 4,
    });
  });
});
