import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MatchResult } from '#contract/result-views.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { outlookOf } from '#domain/outlook/outlook.ts';
import { unfinishedGroups } from '#domain/outlook/unfinished-group.ts';
import { submittedResults } from '#domain/testing/match-notation.ts';
import { matchResultsQuery, tournamentQuery } from '#web/api/queries.ts';
import RankDetails from './rank-details.tsx';

const CLUBS = placeholderClubs();
const FACTS = {
  season: { number: 1, name: null },
  clubs: CLUBS,
  format: { cups: 2 },
  deductions: [],
  withdrawals: [],
  phase: 'groups',
} as unknown as TournamentReply;

function htmlOf(clubId: number, notation: string, facts: Partial<TournamentReply> = {}): string {
  const results = submittedResults(notation);
  const { deductions, ...rest } = { ...FACTS, ...facts };
  const [group] = unfinishedGroups({ clubs: CLUBS, cups: 2, results, deductions });
  const outlook = group && outlookOf(group).clubs.find((club) => club.clubId === clubId);
  const cache = new QueryClient();
  cache.setQueryData(tournamentQuery.queryKey, { deductions, ...rest });
  cache.setQueryData(matchResultsQuery().queryKey, {
    results: results as MatchResult[],
  } as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <RankDetails clubId={clubId} outlook={outlook} />
    </QueryClientProvider>,
  );
}

/** The lines of an expanded row. */
function linesOf(...row: Parameters<typeof htmlOf>): string[] {
  return htmlOf(...row)
    .split(/<\/?(?:p|li|span)\b[^>]*>/)
    .map((line) => line.replace(/<[^>]*>/g, '').trim())
    .filter((line) => line !== '');
}

// 6500 1v2, 6501 1v3, 6502 1v4, 6503 2v3, 6504 2v4, 6505 3v4; the last matchday is 6502 and 6503.
const FIRST_MATCHDAY = `
  #1 6500 2-1 approved 20:00
  #2 6505 0-0 approved 20:00`;
const TWO_MATCHDAYS = `
  #1 6500 1-0 approved 20:00
  #2 6501 0-1 approved 20:00
  #3 6504 1-0 approved 20:00
  #4 6505 0-0 approved 20:00`;

test('shows what separates the club from the one below and the one above', () => {
  expect(linesOf(1, FIRST_MATCHDAY)).toContain('Above Team 3 on points (3, 1)');
  expect(linesOf(4, FIRST_MATCHDAY)).toEqual([
    'Nothing is decided yet.',
    'Above Team 2 on points (1, 0)',
    'Below Team 3 in alphabetical order: level on everything else',
  ]);
});

test('lists the matches that counted, for head-to-head', () => {
  expect(linesOf(1, TWO_MATCHDAYS).slice(-3)).toEqual([
    'Above Team 2 on points between the two (3, 0)',
    'Team 1 1–0 Team 2',
    'Below Team 3 on points (3, 4)',
  ]);
});

test('links every name to its club, and the score of a match that counted to its page', () => {
  const links = [...htmlOf(1, TWO_MATCHDAYS).matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
  expect(links.map(([, href, shown]) => `${shown} ${href}`)).toEqual([
    'Team 2 /clubs/2-team-2',
    'Team 1 /clubs/1-team-1',
    '<b>1–0</b> /matches/6500',
    'Team 2 /clubs/2-team-2',
    'Team 3 /clubs/3-team-3',
  ]);
});

test('begins with the outlook and the next opponent, and drops it when a decision is undone', () => {
  expect(linesOf(3, TWO_MATCHDAYS)[0]).toBe(
    'A draw against Team 2 secures a top-two place. Will finish between 1st and 3rd.',
  );
  expect(linesOf(3, TWO_MATCHDAYS.replace('0-1 approved', '0-1 pending'))[0]).not.toContain('A draw');
});

test('shows a deduction with its reason', () => {
  const deductions = [{ id: 1, clubId: 1, points: 3, reason: 'Fielded a banned player.', at: '' }];
  expect(linesOf(1, FIRST_MATCHDAY, { deductions }).slice(1)).toEqual([
    'Above Team 2 on goal difference (+1, −1)',
    'Below Team 4 on points (0, 1)',
    '3 points deducted. Fielded a banned player.',
  ]);
});

test('has no outlook for a withdrawn club', () => {
  const withdrawals = [{ clubId: 1, reason: 'Disbanded.', at: '' }];
  expect(linesOf(1, FIRST_MATCHDAY, { withdrawals })).toEqual(['Above Team 3 on points (3, 1)']);
});

test('after the groups are closed, the alphabetical order of that time applies', () => {
  const level = [6500, 6501, 6502, 6503, 6504, 6505]
    .map((fixtureId, index) => `#${index + 1} ${fixtureId} 0-0 approved 20:00`)
    .join('\n');
  const ids = CLUBS.map(({ id }) => id);
  // Team 4 won group A when it was closed, under a name that came first.
  const places = { ucl: [4, ...ids.slice(4, 35)], uel: [2, ...ids.slice(35)] };
  const ucl = [...places.ucl];
  ucl[17] = 1;
  const uel = [...places.uel];
  uel[17] = 3;
  expect(linesOf(4, level, { phase: 'knockouts', places: { ucl, uel } })).toContain(
    'Above Team 1 in alphabetical order when the groups were closed: level on everything else',
  );
});
