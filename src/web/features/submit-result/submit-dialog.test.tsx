import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Club, placeholderClubs } from '#domain/clubs/clubs.ts';
import { mergeResults } from '#domain/fixtures/fixture-list.ts';
import { groupFixtures } from '#domain/fixtures/group-fixtures.ts';
import type { Result } from '#domain/results/results.ts';
import { SubmitDialog } from './submit-dialog.tsx';

test('the score of a result that exists stays between its clubs, whatever direction they are read in', () => {
  const clubs = placeholderClubs().map((club): Club => ({ ...club, name: `מכבי ${club.id}` }));
  const result = {
    id: 1,
    fixtureId: 6500,
    homeScore: 2,
    awayScore: 1,
    submissionStatus: 'pending',
  } as Result;
  const [fixture] = mergeResults(groupFixtures(clubs), [result]);
  if (!fixture) throw new Error('There is no fixture');
  const ignore = () => {};
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SubmitDialog fixture={fixture} open onClose={ignore} />
    </QueryClientProvider>,
  );
  expect(html).toContain('<bdi>מכבי 1</bdi> 2–1 <bdi>מכבי 2</bdi>.');
});
