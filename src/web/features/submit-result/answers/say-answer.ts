import type { QueryClient } from '@tanstack/react-query';
import type { AnswerReply, WithdrawReportReply } from '#contract/answers.ts';
import type { UndoableAnswer } from '#contract/club-links.ts';
import type { Result } from '#domain/results/results.ts';
import { sayAsClub } from '#web/api/say-as-club.ts';
import { inYourTime } from '#web/ui/time/formats.ts';
import { type ToastContent, UNDO_OFFERED_MS } from '#web/ui/toast/toast-store.ts';
import { ANSWERS, UNDO_ANSWERS } from '#words/club-link.ts';
import type { Draft } from '../drafts.ts';

/** A report with the names of its clubs. */
export interface Report {
  readonly result: Result;
  readonly home: string;
  readonly away: string;
  /** What the club that answers has typed for the match already. */
  readonly typed?: Draft;
}

/** Each resolves to null when it was done, else to the message that says why not. */
export function agree(queryClient: QueryClient, body: object): Promise<string | null> {
  return sayAsClub<AnswerReply>(queryClient, {
    path: 'confirm-result',
    body,
    done: (reply) => agreedToast(queryClient, reply),
  });
}

/** The same score counts as an agreement. */
export function dispute(queryClient: QueryClient, body: object): Promise<string | null> {
  return sayAsClub<AnswerReply>(queryClient, {
    path: 'dispute-result',
    body,
    done: (reply) =>
      reply.result.agreement === 'agreed' ? agreedToast(queryClient, reply) : ANSWERS.disputed,
  });
}

export function correct(queryClient: QueryClient, body: object): Promise<string | null> {
  return sayAsClub<AnswerReply>(queryClient, {
    path: 'correct-result',
    body,
    done: ({ result }) => ANSWERS.corrected(inYourTime(result.submittedAt)),
  });
}

export function withdraw(queryClient: QueryClient, id: number): Promise<string | null> {
  return sayAsClub<WithdrawReportReply>(queryClient, {
    path: 'withdraw-result',
    body: { id },
    done: ({ recorded }) =>
      withUndo(queryClient, ANSWERS.withdrawn, 'report-withdrawn', recorded?.seq ?? null),
  });
}

export function undo(
  queryClient: QueryClient,
  { seq, kind }: Pick<UndoableAnswer, 'seq' | 'kind'>,
): Promise<string | null> {
  return sayAsClub(queryClient, {
    path: 'undo',
    body: { seqs: [seq] },
    done: () => UNDO_ANSWERS.kinds[kind].done,
  });
}

function agreedToast(queryClient: QueryClient, { result, recorded }: AnswerReply): ToastContent {
  const isApproved = result.submissionStatus === 'approved';
  // The entry of an approval by rule follows the one of the agreement.
  const seq = recorded && (isApproved ? recorded.seq - 1 : recorded.seq);
  return withUndo(queryClient, ANSWERS.agreed(isApproved), 'confirmed', seq);
}

function withUndo(
  queryClient: QueryClient,
  toast: ToastContent,
  kind: UndoableAnswer['kind'],
  seq: number | null,
): ToastContent {
  if (seq === null) return toast;
  const act = () => void undo(queryClient, { seq, kind });
  return { ...toast, duration: UNDO_OFFERED_MS, action: { label: UNDO_ANSWERS.button, act } };
}
