import type { PendingResult } from '#contract/result-views.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { blockedUntil, ORIGIN, sameSenderAs } from '#web/content/review.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { adminPost, messageOf } from '../admin-calls.ts';

interface Props {
  readonly result: PendingResult;
  /** Reviewers may not. */
  readonly canBlock: boolean;
}

/** What there is to know about where a report came from, and what can be done about it. */
export function ReportOrigin({ result, canBlock }: Props) {
  const { replaced, sameSender } = result;
  return (
    <>
      {replaced && (
        <p className="text-muted">
          {ORIGIN.replaced} <b>{scoreText(replaced)}</b>
        </p>
      )}
      {sameSender > 0 && (
        <p className="admin-origin">
          {sameSenderAs(sameSender)}
          {canBlock && (
            <button type="button" className="admin-link" onClick={() => void block(result)}>
              {ORIGIN.block}
            </button>
          )}
        </p>
      )}
    </>
  );
}

async function block({ id }: PendingResult): Promise<void> {
  try {
    const { until } = await adminPost<{ until: string }>('/api/ucl/block-sender', { resultId: id });
    toasts.add({ title: ORIGIN.blocked, description: blockedUntil(until), look: 'success' });
  } catch (error) {
    toasts.add({
      title: ORIGIN.failed,
      description: messageOf(error, ORIGIN.fallback),
      look: 'destructive',
    });
  }
}
