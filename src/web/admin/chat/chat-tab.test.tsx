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

it('says of each state what it is and what can be done', () => {
  expect(shown({ isSet: false })).toBe('League chat No webhook is set. Whoever runs the server can set one.');
  expect(shown({})).toBe('League chat Everything is sent. Send a test message');
  expect(shown({ waiting: 1, waitingSince: AT })).toMatch(/^League chat 1 line waits since .+ Send a test/);
  const failing = { waiting: 1_000, waitingSince: AT, retryAt: AT, answer: '500', answeredAt: AT };
  expect(shown(failing)).toMatch(
    /1,000 lines or more wait since .+ \. The last answer was: 500\. Try again Send a test message$/,
  );
  expect(shown({ waiting: 2, waitingSince: AT, stoppedAt: AT, answer: '404', answeredAt: AT })).toMatch(
    /Stopped: the receiver answered 404\. .+ 2 lines wait since .+ Try again Send a test message$/,
  );
});
