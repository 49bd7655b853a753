import { expect, test } from 'vitest';
import type { PendingResult } from '#contract/result-views.ts';
import { renderInPanel } from '../testing/in-panel.tsx';
import { SubmissionOrigin } from './senders.tsx';

const RESULT = { id: 1, replaced: null, sender: 'a', sameSender: 14 } as PendingResult;

test('a reviewer, who cannot block senders, still sees that submissions have the same sender', () => {
  const html = (role: 'administrator' | 'reviewer') =>
    renderInPanel(<SubmissionOrigin result={RESULT} />, { role });
  expect(html('administrator')).toContain('Block for 12 hours');
  expect(html('reviewer')).toContain('14');
  expect(html('reviewer')).not.toContain('Block');
});
