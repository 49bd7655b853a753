import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { RecordEntry } from '#domain/record/record.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { EntryFacts } from './entry-facts.tsx';

function htmlIn(seasonPlayed: number): string {
  const entry = {
    seq: 7,
    at: '2026-03-01T20:04:00.000Z',
    kind: 'postponed',
    by: 'admin',
    data: { season: 1, fixtureId: 6500, closesAt: '2026-03-20T00:00:00.000Z', before: null },
    texts: {},
    prev: '',
    hash: '',
  } satisfies RecordEntry;
  const cache = new QueryClient();
  cache.setQueryData(tournamentQuery.queryKey, { season: { number: seasonPlayed } } as TournamentReply);
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <EntryFacts entry={entry} />
    </QueryClientProvider>,
  );
}

test('an entry leads to the page of its match, but not to the match of a later season with the same id', () => {
  expect(htmlIn(1)).toContain('href="/matches/6500"');
  expect(htmlIn(2)).not.toContain('/matches/');
});
