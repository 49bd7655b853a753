import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PendingResult } from '#contract/result-views.ts';
import { SubmissionOrigin } from './submission-origin.tsx';

const RESULT = { id: 1, replaced: null, sender: 'a', sameSender: 14 } as PendingResult;

test('a reviewer, who cannot block senders, still sees that submissions have the same sender', () => {
  const html = (canBlock: boolean) =>
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <SubmissionOrigin result={RESULT} canBlock={canBlock} />
      </QueryClientProvider>,
    );
  expect(html(true)).toContain('Block for 12 hours');
  expect(html(false)).toContain('14');
  expect(html(false)).not.toContain('Block');
});
