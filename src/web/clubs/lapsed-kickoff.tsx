import { LocalTime } from '#web/ui/time/time.tsx';
import { MATCH_TIMES } from '#words/match-states.ts';

/** Replaces an agreed kick-off when the deadline was moved before it. */
export function LapsedKickoff({ at }: { readonly at: string }) {
  return (
    <>
      {MATCH_TIMES.agreedKickoff} <LocalTime iso={at} /> {MATCH_TIMES.isAfterDeadline}
    </>
  );
}
