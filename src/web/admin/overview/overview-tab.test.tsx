import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { matchResultsQuery } from '#web/api/queries.ts';
import { RenderedAtContext } from '#web/ui/time/now.ts';
import { adminRecordQuery, supersededResultsQuery } from '../admin-calls.ts';
import { OverviewTab } from './overview-tab.tsx';

function render(client: QueryClient): string {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RenderedAtContext value="2026-03-14T20:00:00.000Z">
        <OverviewTab forRole="administrator" />
      </RenderedAtContext>
    </QueryClientProvider>,
  );
  client.clear();
  return html;
}

test('what is not known yet is no zero', () => {
  const html = render(new QueryClient());
  expect(html.match(/<dd>–<\/dd>/g)).toHaveLength(3);
  expect(html).not.toContain('<dd>0</dd>');
  expect(html).not.toContain('<table');
});

test('that nothing was submitted is known', () => {
  const client = new QueryClient();
  client.setQueryData(matchResultsQuery().queryKey, { results: [] });
  client.setQueryData(supersededResultsQuery.queryKey, { results: [] });
  client.setQueryData(adminRecordQuery.queryKey, {
    actions: [],
    lastDay: { submitted: 0, approved: 0, rejected: 0 },
  });
  const html = render(client);
  expect(html).toContain('<dt>Submitted in the last 24 hours</dt><dd>0</dd>');
  expect(html).toContain('<table');
});
