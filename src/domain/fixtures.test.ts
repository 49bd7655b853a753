import { describe, expect, it } from 'vitest';
import { placeholderClubs } from './clubs.ts';
import { buildFixtures, FIXTURE_COUNT, type Fixture, groupOfFixture, LAST_FIXTURE_ID } from './fixtures.ts';
import { GROUPS, type Group } from './groups.ts';

const fixtures = buildFixtures(placeholderClubs());

function linesOf(group: Group, of: readonly Fixture[] = fixtures): string[] {
  return of
    .filter((fixture) => fixture.group === group)
    .map(({ id, matchday, home, away }) => `${id} day ${matchday}: ${home.name} - ${away.name}`);
}

describe('fixtures', () => {
  it('are 96, all of the group stage', () => {
    expect(fixtures).toHaveLength(96);
    expect(FIXTURE_COUNT).toBe(96);
    expect(fixtures.every((fixture) => fixture.stage === 'group')).toBe(true);
  });

  it('of group A are 6500 to 6505, the first named at home', () => {
    expect(linesOf('A')).toEqual([
      '6500 day 1: Team 1 - Team 2',
      '6501 day 2: Team 1 - Team 3',
      '6502 day 3: Team 1 - Team 4',
      '6503 day 3: Team 2 - Team 3',
      '6504 day 2: Team 2 - Team 4',
      '6505 day 1: Team 3 - Team 4',
    ]);
  });

  it('of group B are 6600 to 6605', () => {
    expect(linesOf('B')).toEqual([
      '6600 day 1: Team 5 - Team 6',
      '6601 day 2: Team 5 - Team 7',
      '6602 day 3: Team 5 - Team 8',
      '6603 day 3: Team 6 - Team 7',
      '6604 day 2: Team 6 - Team 8',
      '6605 day 1: Team 7 - Team 8',
    ]);
  });

  it('of group P are 8000 to 8005, the last of all', () => {
    expect(linesOf('P')).toEqual([
      '8000 day 1: Team 61 - Team 62',
      '8001 day 2: Team 61 - Team 63',
      '8002 day 3: Team 61 - Team 64',
      '8003 day 3: Team 62 - Team 63',
      '8004 day 2: Team 62 - Team 64',
      '8005 day 1: Team 63 - Team 64',
    ]);
    expect(LAST_FIXTURE_ID).toBe(8005);
  });

  it('tell their group by their id, and no other number does', () => {
    for (const { id, group } of fixtures) expect(groupOfFixture(id)).toBe(group);
    for (const id of [0, -6500, 6499, 8100, 650, 6.5, Number.NaN]) expect(groupOfFixture(id)).toBeNull();
  });

  it.each(GROUPS.map((group, index) => ({ group, first: 6500 + 100 * index })))(
    'of group $group start at $first and count up',
    ({ group, first }) => {
      const ids = fixtures.filter((fixture) => fixture.group === group).map((fixture) => fixture.id);
      expect(ids).toEqual([first, first + 1, first + 2, first + 3, first + 4, first + 5]);
    },
  );

  it('have clubs of their own group only', () => {
    for (const { group, home, away } of fixtures) expect([home.group, away.group]).toEqual([group, group]);
  });

  it.each([1, 2, 3])('give every club exactly one match on matchday %i', (matchday) => {
    const playing = fixtures
      .filter((fixture) => fixture.matchday === matchday)
      .flatMap(({ home, away }) => [home.id, away.id]);
    expect(playing.sort((a, b) => a - b)).toEqual(placeholderClubs().map((club) => club.id));
  });

  it('pair every two clubs of a group exactly once', () => {
    const pairs = fixtures.map(({ home, away }) => [home.id, away.id].sort((a, b) => a - b).join('-'));
    expect(new Set(pairs).size).toBe(96);
  });

  it('follow the slots of the clubs, not the order of the list', () => {
    expect(buildFixtures(placeholderClubs().reverse())).toEqual(fixtures);
  });

  it('follow the slots of the clubs, not their names', () => {
    const renamed = placeholderClubs().map((club) => (club.id === 1 ? { ...club, name: 'Zebras' } : club));
    expect(linesOf('A', buildFixtures(renamed))).toEqual([
      '6500 day 1: Zebras - Team 2',
      '6501 day 2: Zebras - Team 3',
      '6502 day 3: Zebras - Team 4',
      '6503 day 3: Team 2 - Team 3',
      '6504 day 2: Team 2 - Team 4',
      '6505 day 1: Team 3 - Team 4',
    ]);
  });

  it('cannot be built when a group lacks a club', () => {
    const clubs = placeholderClubs().filter((club) => club.name !== 'Team 12');
    expect(() => buildFixtures(clubs)).toThrow('Group C');
  });
});
