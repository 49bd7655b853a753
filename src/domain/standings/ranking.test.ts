import { describe, expect, it } from 'vitest';
import { clubsNamed, playedMatches, rows, tableRows } from '../testing/match-notation.ts';
import { CRITERIA, rankClubs } from './ranking.ts';
import { groupTable } from './standings.ts';

// Neither this order nor that of their ids is alphabetical.
const FOUR_CLUBS = clubsNamed('Cats', 'Ants', 'Dogs', 'Bees');
const FIVE_CLUBS = clubsNamed('Cats', 'Ants', 'Dogs', 'Bees', 'Elks');

function table(matches: string, clubs = FOUR_CLUBS): string[] {
  return tableRows(groupTable(clubs, playedMatches(clubs, matches)));
}

describe('the criteria', () => {
  it('are applied in the specified order', () => {
    expect(CRITERIA).toEqual([
      'points',
      'goal-difference',
      'goals-for',
      'head-to-head-points',
      'head-to-head-goal-difference',
      'head-to-head-goals',
      'wins',
      'club-name',
    ]);
  });
});

describe('two clubs are separated', () => {
  it('by points, even against a better goal difference', () => {
    expect(
      table(`
        Ants 1-0 Bees
        Ants 1-0 Cats
        Ants 1-0 Dogs
        Bees 5-0 Cats
        Bees 4-0 Dogs
        Cats 1-0 Dogs
      `),
    ).toEqual(
      rows(`
        1 Ants  3  3 0 0  3-0 +3  9 leads
        2 Bees  3  2 0 1  9-1 +8  6 points
        3 Cats  3  1 0 2  1-6 -5  3 points
        4 Dogs  3  0 0 3  0-6 -6  0 points
      `),
    );
  });

  it('by points, three per win: one win is better than two draws', () => {
    expect(
      table(`
        Bees 1-0 Cats
        Cats 4-0 Bees
        Ants 2-2 Dogs
        Ants 3-3 Dogs
      `),
    ).toEqual(
      rows(`
        1 Cats  2  1 0 1  4-1 +3  3 leads
        2 Bees  2  1 0 1  1-4 -3  3 goal-difference
        3 Ants  2  0 2 0  5-5  0  2 points
        4 Dogs  2  0 2 0  5-5  0  2 club-name
      `),
    );
  });

  it('by goal difference, even against more goals and the result of their own match', () => {
    expect(
      table(`
        Bees 1-0 Ants
        Ants 3-0 Cats
        Ants 2-0 Dogs
        Cats 4-3 Bees
        Bees 5-2 Dogs
        Dogs 1-0 Cats
      `),
    ).toEqual(
      rows(`
        1 Ants  3  2 0 1  5-1 +4  6 leads
        2 Bees  3  2 0 1  9-6 +3  6 goal-difference
        3 Cats  3  1 0 2  4-7 -3  3 points
        4 Dogs  3  1 0 2  3-7 -4  3 goal-difference
      `),
    );
  });

  it('by goals for, even against the result of their own match', () => {
    expect(
      table(`
        Bees 1-0 Ants
        Ants 4-1 Cats
        Ants 2-1 Dogs
        Bees 3-0 Cats
        Dogs 1-0 Bees
        Cats 1-0 Dogs
      `),
    ).toEqual(
      rows(`
        1 Ants  3  2 0 1  6-3 +3  6 leads
        2 Bees  3  2 0 1  4-1 +3  6 goals-for
        3 Dogs  3  1 0 2  2-3 -1  3 points
        4 Cats  3  1 0 2  2-7 -5  3 goal-difference
      `),
    );
  });

  it('by head-to-head points: the winner of their own match ranks higher', () => {
    expect(
      table(`
        Bees 1-0 Ants
        Ants 2-0 Cats
        Ants 1-0 Dogs
        Bees 2-0 Cats
        Dogs 1-0 Bees
        Cats 1-1 Dogs
      `),
    ).toEqual(
      rows(`
        1 Bees  3  2 0 1  3-1 +2  6 leads
        2 Ants  3  2 0 1  3-1 +2  6 head-to-head-points
        3 Dogs  3  1 1 1  2-2  0  4 points
        4 Cats  3  0 1 2  1-5 -4  1 points
      `),
    );
  });

  it('by head-to-head points in two places of one table', () => {
    expect(
      table(`
        Bees 1-0 Ants
        Dogs 1-0 Cats
        Cats 1-0 Bees
        Ants 1-0 Cats
        Ants 1-0 Dogs
        Bees 1-0 Dogs
      `),
    ).toEqual(
      rows(`
        1 Bees  3  2 0 1  2-1 +1  6 leads
        2 Ants  3  2 0 1  2-1 +1  6 head-to-head-points
        3 Dogs  3  1 0 2  1-2 -1  3 points
        4 Cats  3  1 0 2  1-2 -1  3 head-to-head-points
      `),
    );
  });

  // Two clubs meet once, so their own match cannot leave them level on points and yet apart on goals: head-to-head
  // goal difference and goals need three level clubs in a group of four (below), or a second match.
  it('by head-to-head goal difference where they meet twice', () => {
    expect(
      table(`
        Ants 1-0 Bees
        Bees 2-0 Ants
        Ants 4-0 Cats
        Bees 3-1 Cats
      `),
    ).toEqual(
      rows(`
        1 Bees  3  2 0 1  5-2 +3  6 leads
        2 Ants  3  2 0 1  5-2 +3  6 head-to-head-goal-difference
        3 Dogs  0  0 0 0  0-0  0  0 points
        4 Cats  2  0 0 2  1-7 -6  0 goal-difference
      `),
    );
  });

  // Impossible in a group of four that meets once: to be level on points with one win less, a club must have drawn
  // three times more often, that is all its three matches while the other club drew none; yet one of the three was
  // against that other club.
  it('by wins: one win is better than three draws', () => {
    expect(
      table(
        `
        Ants 0-0 Cats
        Ants 1-1 Dogs
        Ants 1-1 Elks
        Bees 2-0 Cats
        Dogs 1-0 Bees
        Elks 1-0 Bees
        Dogs 1-0 Elks
      `,
        FIVE_CLUBS,
      ),
    ).toEqual(
      rows(`
        1 Dogs  3  2 1 0  3-1 +2  7 leads
        2 Elks  3  1 1 1  2-2  0  4 points
        3 Bees  3  1 0 2  2-2  0  3 points
        4 Ants  3  0 3 0  2-2  0  3 wins
        5 Cats  2  0 1 1  0-2 -2  1 points
      `),
    );
  });

  it('by head-to-head before wins', () => {
    expect(
      table(
        `
        Bees 1-0 Ants
        Bees 1-1 Cats
        Bees 0-0 Dogs
        Bees 0-0 Elks
        Ants 1-0 Cats
        Ants 1-0 Dogs
      `,
        FIVE_CLUBS,
      ),
    ).toEqual(
      rows(`
        1 Bees  4  1 3 0  2-1 +1  6 leads
        2 Ants  3  2 0 1  2-1 +1  6 head-to-head-points
        3 Elks  1  0 1 0  0-0  0  1 points
        4 Cats  2  0 1 1  1-2 -1  1 goal-difference
        5 Dogs  2  0 1 1  0-1 -1  1 goals-for
      `),
    );
  });

  it('by club name when level on everything else', () => {
    expect(
      table(`
        Ants 1-1 Bees
        Ants 2-0 Cats
        Dogs 1-0 Ants
        Bees 2-0 Cats
        Dogs 1-0 Bees
        Cats 0-3 Dogs
      `),
    ).toEqual(
      rows(`
        1 Dogs  3  3 0 0  5-0 +5  9 leads
        2 Ants  3  1 1 1  3-2 +1  4 points
        3 Bees  3  1 1 1  3-2 +1  4 club-name
        4 Cats  3  0 0 3  0-7 -7  0 points
      `),
    );
  });

  it('by club name in natural order: Team 2 before Team 10', () => {
    const ranked = rankClubs(clubsNamed('Team 10', 'Team 1', 'Team 9', 'Team 2'), []);
    expect(ranked.map(({ club }) => club.name)).toEqual(['Team 1', 'Team 2', 'Team 9', 'Team 10']);
  });
});

describe('three clubs on level terms', () => {
  it('are separated by the points among them; the match with the fourth club does not count', () => {
    // Among the three: Cats 4 points, Bees 3, Ants 1.
    expect(
      table(`
        Cats 1-0 Bees
        Bees 1-0 Ants
        Cats 0-0 Ants
        Dogs 2-1 Cats
        Bees 1-1 Dogs
        Ants 2-1 Dogs
      `),
    ).toEqual(
      rows(`
        1 Dogs  3  1 1 1  4-4  0  4 leads
        2 Cats  3  1 1 1  2-2  0  4 goals-for
        3 Bees  3  1 1 1  2-2  0  4 head-to-head-points
        4 Ants  3  1 1 1  2-2  0  4 head-to-head-points
      `),
    );
  });

  it('are separated by the goal difference among them when they beat each other in a cycle', () => {
    // Among the three: Cats 2-1, Bees 1-1, Ants 1-2, with 3 points each.
    expect(
      table(`
        Cats 2-0 Ants
        Ants 1-0 Bees
        Bees 1-0 Cats
        Cats 2-1 Dogs
        Bees 3-1 Dogs
        Ants 3-0 Dogs
      `),
    ).toEqual(
      rows(`
        1 Cats  3  2 0 1  4-2 +2  6 leads
        2 Bees  3  2 0 1  4-2 +2  6 head-to-head-goal-difference
        3 Ants  3  2 0 1  4-2 +2  6 head-to-head-goal-difference
        4 Dogs  3  0 0 3  2-8 -6  0 points
      `),
    );
  });

  it('are separated by the goals among them when all their matches are drawn', () => {
    // Among the three: Cats 3-3, Bees 2-2, Ants 1-1, with 2 points each.
    expect(
      table(`
        Ants 0-0 Bees
        Ants 1-1 Cats
        Bees 2-2 Cats
        Ants 3-2 Dogs
        Bees 2-1 Dogs
        Cats 1-0 Dogs
      `),
    ).toEqual(
      rows(`
        1 Cats  3  1 2 0  4-3 +1  5 leads
        2 Bees  3  1 2 0  4-3 +1  5 head-to-head-goals
        3 Ants  3  1 2 0  4-3 +1  5 head-to-head-goals
        4 Dogs  3  0 0 3  3-6 -3  0 points
      `),
    );
  });

  it('become two, compared again by their own match, when goal difference separates the last one', () => {
    // Among the three: Bees 3-2, Ants 3-2, Cats 2-4, with 3 points each. Between the two: Bees won.
    expect(
      table(`
        Bees 2-0 Ants
        Cats 2-1 Bees
        Ants 3-0 Cats
        Bees 3-2 Dogs
        Ants 3-2 Dogs
        Cats 4-0 Dogs
      `),
    ).toEqual(
      rows(`
        1 Bees  3  2 0 1  6-4  +2  6 leads
        2 Ants  3  2 0 1  6-4  +2  6 head-to-head-points
        3 Cats  3  2 0 1  6-4  +2  6 head-to-head-goal-difference
        4 Dogs  3  0 0 3  4-10 -6  0 points
      `),
    );
  });

  it('become two, compared again by their own match, when goals separate the first one', () => {
    // Among the three: Cats 3-3, Bees 2-2, Ants 2-2, with 3 points each. Between the two: Bees won.
    expect(
      table(`
        Bees 1-0 Ants
        Cats 2-1 Bees
        Ants 2-1 Cats
        Bees 2-1 Dogs
        Ants 2-1 Dogs
        Cats 1-0 Dogs
      `),
    ).toEqual(
      rows(`
        1 Cats  3  2 0 1  4-3 +1  6 leads
        2 Bees  3  2 0 1  4-3 +1  6 head-to-head-goals
        3 Ants  3  2 0 1  4-3 +1  6 head-to-head-points
        4 Dogs  3  0 0 3  2-5 -3  0 points
      `),
    );
  });

  it('become two that only the name separates when their own match was level', () => {
    // Among the three: Bees 1-1, Cats 1-1, Ants 0-0, with 2 points each. Between the two: 1-1.
    expect(
      table(`
        Ants 0-0 Bees
        Ants 0-0 Cats
        Cats 1-1 Bees
        Ants 2-1 Dogs
        Bees 1-0 Dogs
        Cats 1-0 Dogs
      `),
    ).toEqual(
      rows(`
        1 Bees  3  1 2 0  2-1 +1  5 leads
        2 Cats  3  1 2 0  2-1 +1  5 club-name
        3 Ants  3  1 2 0  2-1 +1  5 head-to-head-goals
        4 Dogs  3  0 0 3  1-4 -3  0 points
      `),
    );
  });

  it('are compared by all three figures among them before two are compared again', () => {
    // Among the three: Bees 3-2, Ants 2-1, Cats 1-3, with 3 points each. Goal difference separates Cats, and goals
    // put Bees above Ants before their own match would.
    expect(
      table(`
        Ants 2-0 Bees
        Cats 1-0 Ants
        Bees 3-0 Cats
        Ants 3-2 Dogs
        Bees 2-1 Dogs
        Cats 4-0 Dogs
      `),
    ).toEqual(
      rows(`
        1 Bees  3  2 0 1  5-3 +2  6 leads
        2 Ants  3  2 0 1  5-3 +2  6 head-to-head-goals
        3 Cats  3  2 0 1  5-3 +2  6 head-to-head-goal-difference
        4 Dogs  3  0 0 3  3-9 -6  0 points
      `),
    );
  });

  it('are in alphabetical order after a perfect cycle', () => {
    expect(
      table(`
        Cats 1-0 Bees
        Bees 1-0 Ants
        Ants 1-0 Cats
        Cats 1-0 Dogs
        Bees 1-0 Dogs
        Ants 1-0 Dogs
      `),
    ).toEqual(
      rows(`
        1 Ants  3  2 0 1  2-1 +1  6 leads
        2 Bees  3  2 0 1  2-1 +1  6 club-name
        3 Cats  3  2 0 1  2-1 +1  6 club-name
        4 Dogs  3  0 0 3  0-3 -3  0 points
      `),
    );
  });
});

// The matches among all four are all the matches, so head-to-head adds nothing.
describe('four clubs on level terms', () => {
  it('are in alphabetical order when every match was level', () => {
    expect(
      table(`
        Cats 1-1 Ants
        Cats 1-1 Dogs
        Cats 1-1 Bees
        Ants 1-1 Dogs
        Ants 1-1 Bees
        Dogs 1-1 Bees
      `),
    ).toEqual(
      rows(`
        1 Ants  3  0 3 0  3-3  0  3 leads
        2 Bees  3  0 3 0  3-3  0  3 club-name
        3 Cats  3  0 3 0  3-3  0  3 club-name
        4 Dogs  3  0 3 0  3-3  0  3 club-name
      `),
    );
  });

  it('are in alphabetical order when they beat each other in a cycle', () => {
    expect(
      table(`
        Dogs 2-1 Cats
        Cats 2-1 Bees
        Bees 2-1 Ants
        Ants 2-1 Dogs
        Dogs 0-0 Bees
        Cats 0-0 Ants
      `),
    ).toEqual(
      rows(`
        1 Ants  3  1 1 1  3-3  0  4 leads
        2 Bees  3  1 1 1  3-3  0  4 club-name
        3 Cats  3  1 1 1  3-3  0  4 club-name
        4 Dogs  3  1 1 1  3-3  0  4 club-name
      `),
    );
  });

  it('are in alphabetical order before the first match', () => {
    expect(table('')).toEqual(
      rows(`
        1 Ants  0  0 0 0  0-0  0  0 leads
        2 Bees  0  0 0 0  0-0  0  0 club-name
        3 Cats  0  0 0 0  0-0  0  0 club-name
        4 Dogs  0  0 0 0  0-0  0  0 club-name
      `),
    );
  });
});

describe('a group in progress', () => {
  it('puts a club without a match above one that lost', () => {
    expect(table('Ants 1-0 Bees')).toEqual(
      rows(`
        1 Ants  1  1 0 0  1-0 +1  3 leads
        2 Cats  0  0 0 0  0-0  0  0 points
        3 Dogs  0  0 0 0  0-0  0  0 club-name
        4 Bees  1  0 0 1  0-1 -1  0 goal-difference
      `),
    );
  });

  it('counts a win away from home', () => {
    expect(
      table(`
        Bees 0-2 Ants
        Cats 1-1 Dogs
      `),
    ).toEqual(
      rows(`
        1 Ants  1  1 0 0  2-0 +2  3 leads
        2 Cats  1  0 1 0  1-1  0  1 points
        3 Dogs  1  0 1 0  1-1  0  1 club-name
        4 Bees  1  0 0 1  0-2 -2  0 points
      `),
    );
  });

  it('separates two level clubs that have not met by their names', () => {
    expect(
      table(`
        Bees 1-0 Dogs
        Ants 1-0 Cats
      `),
    ).toEqual(
      rows(`
        1 Ants  1  1 0 0  1-0 +1  3 leads
        2 Bees  1  1 0 0  1-0 +1  3 club-name
        3 Cats  1  0 0 1  0-1 -1  0 points
        4 Dogs  1  0 0 1  0-1 -1  0 club-name
      `),
    );
  });
});

describe('the ranking', () => {
  it('of no clubs is empty, and of one club has no separation', () => {
    const [ants] = clubsNamed('Ants');
    expect(rankClubs([], [])).toEqual([]);
    expect(rankClubs(clubsNamed('Ants'), [])).toEqual([{ club: ants, separation: null }]);
  });

  it('leaves the given clubs and matches unchanged', () => {
    const clubs = Object.freeze(clubsNamed('Cats', 'Ants', 'Dogs', 'Bees'));
    const matches = Object.freeze(playedMatches(clubs, 'Bees 1-0 Dogs'));
    expect(rankClubs(clubs, matches).map(({ club }) => club.name)).toEqual(['Bees', 'Ants', 'Cats', 'Dogs']);
  });
});
