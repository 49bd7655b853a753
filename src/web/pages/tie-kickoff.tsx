import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import type { Kickoff } from '#domain/schedule/kickoffs.ts';
import { KickoffControl } from '#web/features/kickoffs/kickoff-control.tsx';
import { LocalTime } from '#web/ui/time/local-time.tsx';

interface Props {
  readonly tie: ListedReadyFixture;
  readonly kickoffs: readonly Kickoff[];
}

/** When a tie is played, and what its clubs can say about that. Until it is decided, since then its score is shown. */
export function TieKickoff({ tie, kickoffs }: Props) {
  const kickoff = kickoffs.find(({ fixtureId }) => fixtureId === tie.id)?.at ?? null;
  if (tie.status === 'COMPLETED') return null;
  return (
    <>
      {kickoff && (
        <p className="tie-foot">
          <LocalTime iso={kickoff} />
        </p>
      )}
      {tie.status === 'PENDING' && <KickoffControl fixture={tie} kickoff={kickoff} />}
    </>
  );
}
