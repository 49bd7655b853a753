import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ChannelState } from '#contract/chat.ts';
import { ChannelPanel } from './chat-tab.tsx';

const AT = '2026-03-01T20:00:00.000Z';
const QUIET: ChannelState = {
  ...{ isSet: true, waiting: 0, waitingSince: null },
  ...{ stoppedAt: null, retryAt: null, answer: null, answeredAt: null },
};

function shown(state: Partial<ChannelState>): string {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ChannelPanel channel="league" state={{ ...QUIET, ...state }} />
    </QueryClientProvider>,
  );
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

it('shows each state and what can be done about it', () => {
  expect(shown({ isSet: false })).toBe('League chat No webhook is set. The server operator can add one.');
  expect(shown({})).toBe('League chat All messages have been sent. Send a test message');
  expect(shown({ waiting: 1, waitingSince: AT })).toMatch(
    /^League chat 1 update is waiting, queued .+ Send a test/,
  );
  const failing = { waiting: 1_000, waitingSince: AT, retryAt: AT, answer: '500', answeredAt: AT };
  expect(shown(failing)).toMatch(
    /At least 1,000 updates are waiting, the oldest queued .+ \. Last response: 500\. Retry Send a test message$/,
  );
  expect(shown({ waiting: 2, waitingSince: AT, stoppedAt: AT, answer: '404', answeredAt: AT })).toMatch(
    /Stopped: the webhook returned 404\. .+ 2 updates are waiting, the oldest queued .+ Retry Send a test message$/,
  );
});
