import { acceptedScore } from '#domain/results/answers.ts';
import type { ReportedScore, Result } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';

/** For a captain who has opened the club link. */
export const CLUB_LINK = {
  label: 'Your club',
  submittingFor: 'Submitting for',
  forget: 'Remove club from this device',
  forgotten: {
    title: 'Club Removed',
    description: 'This device no longer submits for a club. Your link still works.',
  },
  removal: {
    title: 'Remove Club from This Device',
    text: 'This device will no longer submit for this club. The link still works: open it again at any time.',
    waiting: 'A submission is waiting to be sent from this device. It will still be sent for this club.',
    confirm: 'Remove',
  },
  loading: 'Loading your club...',
  broken: 'This link is incomplete. Please copy the whole link, or ask the administrator for a new one.',
  unknown: 'This link is no longer valid. Please ask the administrator for a new one.',
  failed: 'Your club could not be loaded.',
  retry: 'Retry',
  change: {
    question: 'This device already submits for another club.',
    confirm: 'Switch to this club',
    keep: 'Keep current club',
  },
  paste: {
    summary: 'Do you have a club link?',
    label: 'Club link or key',
    button: 'Use link',
    wrong: 'This is not a club link. A club link ends with 26 letters and digits.',
  },
} as const;

export function waitingTitle(count: number): string {
  return count === 1 ? '1 result is waiting for you' : `${count} results are waiting for you`;
}

/** The club's own submissions, which the other club or an administrator has to deal with. */
export const OWN_SUBMISSIONS = {
  title: 'Your submissions',
  waiting: 'Waiting for the other club or the administrator.',
  agreed: 'Both clubs agree. The administrator still has to approve the result.',
  disputed: 'You say',
  decides: 'The administrator will decide.',
} as const;

export const ANSWERS = {
  agree: (score: Score) => `Agree: ${scoreText(score)}`,
  accept: (score: Score) => `Accept ${scoreText(score)}`,
  dispute: 'Dispute',
  withdraw: 'Withdraw',
  correct: 'Correct Score',
  youSay: 'You say',
  says: 'says',
  agreed: (isApproved: boolean) => ({
    title: 'Both Clubs Agree',
    description: isApproved
      ? 'The result is approved and counts.'
      : 'The administrator still has to approve the result.',
    look: 'success' as const,
  }),
  disputed: {
    title: 'Result Disputed',
    description: 'The administrator will see both scores and decide.',
    look: 'success',
  },
  withdrawn: { title: 'Submission Withdrawn', look: 'success' },
  corrected: (arrived: string) => ({
    title: 'Score Corrected',
    description: `It still counts as submitted on ${arrived}.`,
    look: 'success' as const,
  }),
  failed: { title: 'Request Failed', fallback: 'Something went wrong. Please try again.' },
} as const;

type Score = Pick<ReportedScore, 'homeScore' | 'awayScore'>;

/** The agree button, with the score that the club agrees to. */
export function agreeText(result: Result, clubId: number): string {
  const score = acceptedScore(result, clubId);
  return result.dispute ? ANSWERS.accept(score) : ANSWERS.agree(score);
}

/** Shown before a club agrees or withdraws. */
export const ANSWER_QUESTIONS = {
  agree: 'Agree to This Result',
  accept: 'Accept the Other Score',
  withdraw: 'Withdraw Your Submission',
  submittedBy: 'Submitted by',
  withdrawn: 'This submission will be removed. You or the other club can then submit a result.',
  counts: 'The result will then count immediately.',
  approvedLater: 'The administrator still has to approve the result.',
} as const;

/** Answers of a club that it can still undo. */
export const UNDO_ANSWERS = {
  title: (count: number) => (count === 1 ? '1 answer can be undone' : `${count} answers can be undone`),
  button: 'Undo',
  kinds: {
    confirmed: {
      about: 'You agreed to this result.',
      undo: 'Undo Agreement',
      done: {
        title: 'Agreement Undone',
        description: 'The result is waiting for your answer again.',
        look: 'success',
      },
    },
    'report-withdrawn': {
      about: 'You withdrew this submission.',
      undo: 'Undo Withdrawal',
      done: {
        title: 'Withdrawal Undone',
        description: 'Your submission is back, with its original submission time.',
        look: 'success',
      },
    },
  },
} as const;

export const CORRECT_DIALOG = {
  title: 'Correct Your Score',
  submitted: 'You submitted:',
  lead: 'The other club has not answered yet, so you can correct the score. Your original submission time still counts.',
  send: 'Correct Score',
} as const;

export const DISPUTE_DIALOG = {
  title: 'Dispute This Result',
  reported: 'Submitted:',
  lead: 'What was the score, according to your club?',
  reason: 'What happened',
  reasonHint: 'Only the administrator and the two clubs can see this.',
  reasonMissing: 'Please describe what happened.',
  cancel: 'Cancel',
  send: 'Dispute',
  close: 'Close',
} as const;
