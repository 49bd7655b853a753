import { disputedScore, type ReportedScore, type Result, scoreOf } from './results.ts';

export type Answer = 'confirm' | 'dispute' | 'correct' | 'withdraw';

/** The possible answers of one of the two clubs to the result. */
export function answersOf(
  { submissionStatus, reportedBy, agreement }: Result,
  clubId: number,
): readonly Answer[] {
  if (submissionStatus !== 'pending') return [];
  switch (agreement) {
    case 'reported':
      return reportedBy === clubId ? ['correct', 'withdraw'] : ['confirm', 'dispute'];
    case 'disputed':
      // Either can accept the other's score.
      return ['confirm'];
    case 'none':
    case 'agreed':
      return [];
  }
}

/** The score that a club agrees to: in a dispute, the other club's. */
export function acceptedScore(
  result: ReportedScore & Pick<Result, 'dispute'>,
  clubId: number,
): ReportedScore {
  const claimed = result.dispute?.by === clubId ? null : disputedScore(result);
  return claimed ?? scoreOf(result);
}

/** Whether a club's submission may replace this one, which was made without a link. */
export function isReplaceable({ submissionStatus, agreement }: Result): boolean {
  return submissionStatus === 'pending' && agreement === 'none';
}
