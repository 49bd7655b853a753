import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { matchResultsQuery, tournamentQuery } from '#web/api/queries.ts';
import { supersededResultsQuery } from '../admin-calls.ts';
import { renderInPanel } from '../testing/in-panel.tsx';
import { ResetTab } from './reset-tab.tsx';

const FACTS = { clubs: placeholderClubs(), format: { cups: 2 } } as unknown as TournamentReply;
const RESULTS = { results: [] };

const render = (client: QueryClient) => renderInPanel(<ResetTab />, { client });

async function failToRead(client: QueryClient, queryKey: readonly string[]): Promise<void> {
  const queryFn = () => Promise.reject(new Error('Out of order.'));
  await client.prefetchQuery({ queryKey, queryFn, retry: false });
}

test.each(['clubs', 'results'])('while the %s are loading, there is no form', (missing) => {
  const client = new QueryClient();
  if (missing === 'clubs') client.setQueryData(matchResultsQuery().queryKey, RESULTS);
  else client.setQueryData(tournamentQuery.queryKey, FACTS);
  expect(render(client)).toBe('<p role="status">Loading results...</p>');
});

test.each(['clubs', 'results'])(
  '%s that could not be loaded are an error with a retry button',
  async (missing) => {
    const client = new QueryClient();
    if (missing === 'clubs') {
      client.setQueryData(matchResultsQuery().queryKey, RESULTS);
      await failToRead(client, tournamentQuery.queryKey);
    } else {
      client.setQueryData(tournamentQuery.queryKey, FACTS);
      await failToRead(client, matchResultsQuery().queryKey);
    }
    const html = render(client);
    expect(html).toContain('Failed to load results');
    expect(html).toContain('Retry</button>');
    expect(html).not.toContain('Match ID');
  },
);

test('once everything is loaded, every match can be chosen', () => {
  const client = new QueryClient();
  client.setQueryData(tournamentQuery.queryKey, FACTS);
  client.setQueryData(matchResultsQuery().queryKey, RESULTS);
  client.setQueryData(supersededResultsQuery.queryKey, RESULTS);
  const html = render(client);
  expect(html).toContain('Team 63 vs Team 64 (8005)');
  // Also before the finalists are known.
  expect(html).toMatch(/<input[^>]* min="0" max="9531"/);
});
