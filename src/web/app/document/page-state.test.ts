import { expect, test } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import { fillCache, type PageState, serializeState } from './page-state.ts';

const hostile: PageState = {
  revision: 7,
  page: 'hub',
  renderedAt: '2025-03-01T20:00:00.000Z',
  replies: { '/api/x': { name: '</script><script>alert(1)</script> <!-- & \u2028\u2029 é' } },
};

test('a club name cannot break out of the script element', () => {
  const replies = Object.entries(hostile.replies).map(([path, reply]) => [path, JSON.stringify(reply)]);
  const text = serializeState(hostile, Object.fromEntries(replies));
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(hostile);
});

test('replies are found under the path they were read from', () => {
  const client = createQueryClient();
  fillCache(client, hostile.replies, 1000);
  expect(client.getQueryData(['/api/x'])).toEqual(hostile.replies['/api/x']);
  expect(client.getQueryState(['/api/x'])?.dataUpdatedAt).toBe(1000);
  client.clear();
});
