import { describe, expect, it } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { type Cups, formatOf } from '#domain/clubs/format.ts';
import { possibleGroupCounts } from '#domain/clubs/possible-formats.ts';
import { exactGroupsText, groupsText } from './group-texts.ts';
import { homeFormat, homeMeta, homeStats, rewardsCard } from './home.ts';
import { hubMeta } from './hub.ts';
import { regulationSections } from './regulations/regulations.ts';
import { DEFAULT_SEASON, type SeasonFormat } from './season-format.ts';
import { SEASONS, seasonMeta } from './seasons.ts';

const season = (clubs: number, groups: number, cups: Cups = 2): SeasonFormat =>
  formatOf(placeholderClubs({ clubs, groups }), cups);

const ALL = Array.from({ length: 61 }, (_, index) => index + 4).flatMap((clubs) =>
  possibleGroupCounts(clubs, 2).flatMap((groups) => [season(clubs, groups, 1), season(clubs, groups, 2)]),
);

const archived = (number: number, format: SeasonFormat) =>
  seasonMeta(number, {
    clubs: placeholderClubs(format).map((club) => ({ ...club, withdrawn: false })),
    format,
  });

const ruleText = (number: string, format: SeasonFormat) =>
  JSON.stringify(
    regulationSections(format)
      .flatMap(({ rules }) => rules)
      .find((rule) => rule.number === number)?.text,
  );

describe('the words for a format', () => {
  it('name its groups', () => {
    expect(groupsText(DEFAULT_SEASON)).toBe('16 groups of 4');
    expect(groupsText(season(27, 8))).toBe('8 groups of 3 or 4');
    expect(exactGroupsText(season(27, 8))).toBe('8 groups, three of 4 and five of 3');
    expect(exactGroupsText(season(5, 1))).toBe('1 group of 5');
  });
});

describe('texts with the numbers of a season', () => {
  it('say where ranks lead', () => {
    expect(rewardsCard(season(40, 8)).text).toMatch(/Clubs ranked 3 and 4 drop .* All other clubs are out/);
    expect(rewardsCard(season(16, 4, 1)).text).not.toContain('drop');
  });

  it('have the figures of the home page', () => {
    expect(homeFormat(season(27, 8))).toMatchObject({
      title: '27-Team Tournament Format',
      cards: [
        {
          text: '27 teams, 8 groups of 3 or 4, round-robin group stage. Every club plays at most one match on each of matchdays 1, 2 and 3. The top 2 of each group advance.',
        },
        {},
        {},
      ],
    });
    expect(homeFormat(season(12, 2)).cards[0]?.text).toContain(
      'plays one match on each of matchdays 1 to 5.',
    );
    expect(homeStats(season(27, 8)).map(({ value }) => value)).toEqual(expect.arrayContaining(['27', '33']));
  });

  it('have the rules of the season', () => {
    expect(ruleText('1.1', season(27, 8))).toMatch(
      /27 clubs in 8 groups, three of 4 and five of 3, named A to H/,
    );
    expect(ruleText('1.1', season(6, 1))).toContain('6 clubs in 1 group of 6, named A.');
    expect(ruleText('1.10', season(13, 4))).toMatch(/four pots.*The last pot is not full/);
    expect(ruleText('1.10', season(13, 4))).not.toContain('Sister clubs');
    expect(ruleText('1.11', season(27, 8))).toContain('When all 33 group fixtures');
    expect(ruleText('1.12', season(27, 8))).toContain('has a bye in the first round');
    expect(ruleText('1.13', season(40, 8, 1))).toContain('The winners of the final');
  });

  it('speak of the group where there is only one', () => {
    const one = [homeFormat(season(6, 1)), regulationSections(season(6, 1))];
    expect(JSON.stringify(one)).toMatch(/(The top 2 of the group advance).*The top 2 clubs of the group/);
    expect(JSON.stringify(one)).not.toContain('of each group');
  });

  it('say which clubs meet where no group has a fourth club', () => {
    const [rule, usual] = [ruleText('1.11', season(12, 4)), ruleText('1.11', season(16, 4))];
    expect(rule).toContain('the third-ranked clubs of two neighbouring groups meet');
    expect(usual).toContain('In each of the two ');
    expect(usual).not.toContain('third-ranked');
  });

  it('mention no second cup where there is none', () => {
    for (const format of ALL.filter(({ cups }) => cups === 1)) {
      const sections = JSON.stringify(regulationSections(format));
      const all = [sections, JSON.stringify(homeFormat(format))];
      all.push(homeMeta(format).description, SEASONS.meta.description);
      expect(all.join()).not.toMatch(/UEL|Europa|two knockout|two finals|both champions/);
      expect(archived(1, format).description).not.toContain('both');
    }
  });

  it('count the matchdays of the season', () => {
    const matchdays = (clubs: number, groups: number) => ruleText('2.1', season(clubs, groups));
    expect(matchdays(64, 16)).toContain('matchdays 1, 2 and 3. Every club plays one match on each matchday.');
    expect(matchdays(12, 2)).toContain(
      'matchdays 1, 2, 3, 4 and 5. Every club plays one match on each matchday.',
    );
    for (const odd of [matchdays(11, 2), matchdays(5, 1)])
      expect(odd).toContain(
        'matchdays 1, 2, 3, 4 and 5. Every club plays at most one match on each matchday.',
      );
  });

  it('describe the pages of every format in 105 to 160 characters', () => {
    for (const format of ALL)
      for (const { description } of [homeMeta(format), hubMeta(format), archived(12, format)])
        expect(description).toMatch(/^.{105,160}$/);
  });
});
