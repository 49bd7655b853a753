import { acceptedScore } from '#domain/results/answers.ts';
import type { ReportedScore, Result } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';

/** What a club reads that has opened its link. */
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
    cancel: 'Cancel',
    confirm: 'Remove',
    close: 'Close',
  },
  loading: 'Opening your club…',
  broken: 'This link is not complete. Please copy all of it, or ask the administrator for a new one.',
  unknown: 'This link is not valid any more. Please ask the administrator for a new one.',
  failed: 'Your club could not be loaded.',
  retry: 'Try Again',
  change: {
    question: 'This device reports for another club.',
    confirm: 'Report for this one instead',
    keep: 'Keep it as it is',
  },
  paste: {
    summary: 'Do you have a link for your club?',
    label: 'Link or key of your club',
    button: 'Use it',
    wrong: 'This is not the link of a club. It ends with 26 letters and digits.',
  },
} as const;

export function waitingTitle(count: number): string {
  return count === 1 ? '1 result waits for you' : `${count} results wait for you`;
}

/** What this club has said and others have to answer or decide. */
export const OWN_REPORTS = {
  title: 'Your submissions',
  waits: 'Waiting for the other club or an administrator.',
  agreed: 'Both clubs agree. An administrator will approve it.',
  disputed: 'You say',
  decides: 'An administrator will decide.',
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
    description: isApproved ? 'The result is approved and counts.' : 'An administrator will approve it.',
    look: 'success' as const,
  }),
  disputed: {
    title: 'Result Disputed',
    description: 'The administrator sees both scores and decides.',
    look: 'success',
  },
  withdrawn: { title: 'Submission Withdrawn', look: 'success' },
  corrected: (arrived: string) => ({
    title: 'Score Corrected',
    description: `It still counts as submitted on ${arrived}.`,
    look: 'success' as const,
  }),
  failed: { title: 'Not Done', fallback: 'This could not be done. Please try again.' },
} as const;

type Score = Pick<ReportedScore, 'homeScore' | 'awayScore'>;

/** The button by which a club agrees, with the score that it agrees to. */
export function agreeText(result: Result, clubId: number): string {
  const score = acceptedScore(result, clubId);
  return result.dispute ? ANSWERS.accept(score) : ANSWERS.agree(score);
}

/** What a club reads before it agrees or withdraws. */
export const ANSWER_QUESTIONS = {
  agree: 'Agree to This Result',
  accept: 'Accept the Other Score',
  withdraw: 'Withdraw Your Submission',
  submittedBy: 'Submitted by',
  withdrawn: 'This submission will be removed. You or the other club can then submit a result.',
  counts: 'This result counts immediately.',
  approvedLater: 'An administrator then approves it.',
} as const;

/** What a club has answered and can undo. */
export const UNDO_ANSWERS = {
  title: (count: number) => (count === 1 ? '1 answer can be undone' : `${count} answers can be undone`),
  button: 'Undo',
  kinds: {
    confirmed: {
      about: 'You agreed to this result.',
      undo: 'Undo Agreement',
      done: { title: 'Agreement Undone', description: 'The result needs an answer again.', look: 'success' },
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
  reported: 'Reported:',
  lead: 'Which score do you say it was?',
  reason: 'What happened',
  reasonHint: 'Only the administrator and the two clubs read this.',
  reasonMissing: 'Please say what happened.',
  cancel: 'Cancel',
  send: 'Dispute',
  close: 'Close',
} as const;
