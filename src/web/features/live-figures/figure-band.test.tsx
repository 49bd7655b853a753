import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StatsReply } from '#contract/public-views.ts';
import { statsQuery } from '#web/api/queries.ts';
import { FigureBand } from './figure-band.tsx';

const stats: StatsReply = {
  teams: 64,
  groups: 16,
  fixtures: 96,
  completed: 37,
  pending: 2,
  goals: 1180,
  players: '1000+',
  members: '7k+',
  servers: 1,
  support: '24/7',
  founded: 'March 2025',
};

function render(known?: StatsReply): string {
  const client = new QueryClient();
  if (known) client.setQueryData(statsQuery.queryKey, known);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <FigureBand claims={[{ value: '7k+', label: 'Members' }]} />
    </QueryClientProvider>,
  );
  client.clear();
  return html.replaceAll(/ class="[^"]*"/g, '');
}

test('live figures are shown beside the claims', () => {
  const html = render(stats);
  expect(html).toContain('<dt>Members</dt><dd>7k+</dd>');
  expect(html).toContain('<dt>Matches Played</dt><dd>37</dd>');
  expect(html).toContain('<dt>Goals Scored</dt><dd>1,180</dd>');
});

test('only the claims are shown until the figures are loaded', () => {
  const html = render();
  expect(html).toContain('<dt>Members</dt><dd>7k+</dd>');
  expect(html).not.toContain('Matches Played');
  expect(html).not.toContain('tournament so far');
});
