import { disputedScore, type ReportedScore, type Result, scoreOf } from './results.ts';

/** What a club can say about a report. */
export type Answer = 'confirm' | 'dispute' | 'correct' | 'withdraw';

/** What one of the two clubs of a match can say about its result now. */
export function answersOf(
  { submissionStatus, reportedBy, agreement }: Result,
  clubId: number,
): readonly Answer[] {
  if (submissionStatus !== 'pending') return [];
  switch (agreement) {
    case 'reported':
      return reportedBy === clubId ? ['correct', 'withdraw'] : ['confirm', 'dispute'];
    case 'disputed':
      // Either can give way to the other.
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

/** Whether a club's own report may take the place of this one: that of somebody without a link. */
export function isReplaceable({ submissionStatus, agreement }: Result): boolean {
  return submissionStatus === 'pending' && agreement === 'none';
}
