import type { FixtureRow } from '#contract/fixtures-view.ts';
import { lastMinute } from '#domain/schedule/gmt-text.ts';
import { LocalTime } from '#web/ui/time/time.tsx';
import { MATCH_TIMES } from '#words/match-states.ts';

/** When a match is played and until when it can be reported, after something else on the line. */
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
          {MATCH_TIMES.closes} <LocalTime iso={closesAt} shown={lastMinute(closesAt)} />
        </>
      )}
    </>
  );
}
