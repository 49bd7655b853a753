import type { ReportedScore } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';

/** What a club reads that has opened its link. */
export const CLUB_LINK = {
  label: 'Your club',
  reportingFor: 'Reporting for',
  forget: 'Forget this device',
  forgotten: {
    title: 'Device Forgotten',
    description: 'It reports for no club any more. Your link still works.',
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
  title: 'Your reports',
  waits: 'Waits for the other club, or for the administrator.',
  disputed: 'You say',
  decides: 'The administrator decides.',
} as const;

export const ANSWERS = {
  agree: (score: Score) => `Agree: ${scoreText(score)}`,
  accept: (score: Score) => `Accept ${scoreText(score)}`,
  dispute: 'Dispute',
  withdraw: 'Withdraw',
  otherScore: 'Disputed. The other score:',
  agreed: { title: 'Both Clubs Agree', look: 'success' },
  disputed: {
    title: 'Result Disputed',
    description: 'The administrator sees both scores and decides.',
    look: 'success',
  },
  withdrawn: { title: 'Report Withdrawn', look: 'success' },
  failed: { title: 'Not Done', fallback: 'This could not be done. Please try again.' },
} as const;

type Score = Pick<ReportedScore, 'homeScore' | 'awayScore'>;

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
