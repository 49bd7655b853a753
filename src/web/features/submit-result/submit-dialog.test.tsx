import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { type Club, placeholderClubs } from '#domain/clubs/clubs.ts';
import { mergeResults } from '#domain/matches/fixture-list.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import type { Result } from '#domain/results/results.ts';
import type { Reporting } from '#domain/season/season.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import SubmitDialog from './submit-dialog.tsx';

const REPORTING = { mode: 'anybody', closedBecause: null, autoApprove: 'off', autoApproveHours: 24 } as const;

function dialog(results: Result[], reporting: Reporting = REPORTING, clubs = placeholderClubs()): string {
  const [fixture] = mergeResults(groupFixtures(clubs), results);
  if (!fixture) throw new Error('There is no fixture');
  const client = new QueryClient();
  const facts = {
    season: { number: 1, name: null },
    clubs,
    schedule: [],
    postponements: [],
    reporting,
  } as unknown as TournamentReply;
  client.setQueryData(tournamentQuery.queryKey, facts);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SubmitDialog fixture={fixture} open onClose={() => {}} />
    </QueryClientProvider>,
  );
}

test('the score of an existing result is between its clubs, whatever their text direction', () => {
  const clubs = placeholderClubs().map((club): Club => ({ ...club, name: `מכבי ${club.id}` }));
  const result = {
    id: 1,
    fixtureId: 6500,
    homeScore: 2,
    awayScore: 1,
    submissionStatus: 'pending',
  } as Result;
  expect(dialog([result], REPORTING, clubs)).toContain('<bdi>מכבי 1</bdi> 2–1 <bdi>מכבי 2</bdi>.');
});

test('captains who cannot submit now learn so before typing a score', () => {
  const [closed, clubsOnly] = ['Submissions Are Paused', 'Only the Two Clubs Can Submit'];
  expect(dialog([])).not.toContain(closed);
  expect(dialog([])).not.toContain(clubsOnly);
  const html = dialog([], { ...REPORTING, closedBecause: 'The servers are down' });
  expect(html).toContain(closed);
  expect(html).toContain('The servers are down');
  expect(dialog([], { ...REPORTING, mode: 'clubs' })).toContain(clubsOnly);
});
