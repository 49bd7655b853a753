import { expect, it } from 'vitest';
import type { PublicViews } from '#contract/public-views.ts';
import { compareWithRecord } from '../testing/expect-derived.ts';
import { openKnockouts } from '../testing/season-stages.ts';

it('everything published follows from the record, and every difference is reported', async () => {
  const { server, calls } = await openKnockouts('sqlite');
  await calls.administer('announcement', { text: 'Semi-finals on Friday' }, 'PUT');
  expect(await compareWithRecord(server.get)).toEqual({ rows: 64, ties: 62, differences: [] });

  const differencesAfter = async (forge: (views: PublicViews) => void) => {
    const forged = (views: PublicViews) => {
      forge(views);
      return views;
    };
    return (await compareWithRecord(server.get, forged)).differences;
  };
  expect(
    await differencesAfter((views) => {
      Object.assign(views['/api/ucl/group-standings'].standings[0] as object, { points: 99 });
    }),
  ).toEqual(['Group A, Team 1, points: 99 on the site, 9 according to the record.']);
  expect(
    await differencesAfter((views) => {
      Object.assign(views['/api/ucl/knockouts'].champions, { ucl: 2 });
      Object.assign(views['/api/ucl/knockouts'].brackets.ucl.rounds[0]?.ties[1] as object, { homeScore: 3 });
    }),
  ).toEqual([
    'UCL round of 32, match 9002, home score: 3 on the site, 1 according to the record.',
    'UCL champion: ‘Team 2’ on the site, nothing according to the record.',
  ]);
  expect(
    await differencesAfter((views) => {
      Object.assign(views['/api/ucl/tournament'], { announcement: null, deductions: [] });
      Object.assign(views['/api/ucl/draw'], { phrase: 'Another' });
    }),
  ).toEqual([
    'Season, announcement: nothing on the site, ‘Semi-finals on Friday’ according to the record.',
    expect.stringMatching(/^Deductions, 1: nothing on the site, \{"at":.*… according to the record\.$/),
    'Draw, phrase: ‘Another’ on the site, nothing according to the record.',
  ]);
  expect(
    await differencesAfter((views) => {
      views['/api/ucl/tournament'].schedule.push({ key: 'md1', opensAt: null, closesAt: null });
    }),
  ).toEqual([expect.stringMatching(/^Times of Matchday 1: /)]);
  expect(
    await differencesAfter((views) => {
      const champions = { ucl: null, uel: null };
      const { format } = views['/api/ucl/tournament'];
      const season = { number: 1, name: 'Spring', finishedAt: '2026-03-01T20:00:00.000Z', format, champions };
      views['/api/ucl/seasons'].seasons.push(season);
    }),
  ).toEqual(['Season 1: finished on the site, but not according to the record.']);
});
