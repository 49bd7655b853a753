import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { matchResultsQuery } from '#web/api/queries.ts';
import { adminRecordQuery, supersededResultsQuery } from '../admin-calls.ts';
import { renderInPanel } from '../testing/in-panel.tsx';
import { OverviewTab } from './overview-tab.tsx';

const renderedAt = '2026-03-14T20:00:00.000Z';
const render = (client: QueryClient) => renderInPanel(<OverviewTab />, { client, renderedAt });

test('a count that is not loaded is not shown as zero', () => {
  const html = render(new QueryClient());
  expect(html.match(/<dd>–<\/dd>/g)).toHaveLength(3);
  expect(html).not.toContain('<dd>0</dd>');
  expect(html).not.toContain('<table');
});

test('a loaded zero is shown', () => {
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

test('the log begins with ten decisions, without logins', () => {
  const client = new QueryClient();
  const action = (id: number) => ({
    ...{ id, at: '2026-03-14T19:00:00.000Z', by: null, device: 'Unknown browser', seq: null },
    ...{ subject: `Match ${id}`, action: 'approve-result' as const, undo: 'never' as const },
  });
  const decisions = Array.from({ length: 12 }, (_, index) => action(index));
  client.setQueryData(adminRecordQuery.queryKey, {
    actions: [{ ...action(12), action: 'login', subject: '' }, ...decisions],
    lastDay: { submitted: 0, approved: 12, rejected: 0 },
  });
  const html = render(client);
  expect(html.match(/<li>/g)).toHaveLength(10);
  expect(html).not.toContain('Logged in');
  expect(html).toContain('Show all 12</button>');
});
