import { DEADLINE } from '#web/content/submission.ts';
import { useDeadline } from './use-deadline.ts';
import { Warning } from './warning.tsx';

/** What a captain should know before submitting after the deadline, also when it passes meanwhile. */
export function LateWarning({ match }: { readonly match: Parameters<typeof useDeadline>[0] }) {
  const deadline = useDeadline(match);
  if (deadline?.state !== 'passed') return null;
  return <Warning title={DEADLINE.passed}>{DEADLINE.late(deadline.time)}</Warning>;
}
