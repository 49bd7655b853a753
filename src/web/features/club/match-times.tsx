import type { FixtureRow } from '#contract/fixtures-view.ts';
import { shownDeadline } from '#domain/schedule/gmt-text.ts';
import { LocalTime } from '#web/ui/time/time.tsx';
import { MATCH_TIMES } from '#words/match-states.ts';

/** Kick-off and deadline of a match, following other text on the line. */
export function MatchTimes({ fixture }: { readonly fixture: FixtureRow }) {
  const { kickoff, closesAt } = fixture;
  return (
    <>
      {kickoff && (
        <>
          {' · '}
          {MATCH_TIMES.kickoff} <LocalTime iso={kickoff} />
        </>
      )}
      {closesAt && (
        <>
          {' · '}
          {MATCH_TIMES.deadline} <LocalTime iso={closesAt} shown={shownDeadline(closesAt)} />
        </>
      )}
    </>
  );
}
