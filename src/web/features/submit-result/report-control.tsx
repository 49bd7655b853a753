import type { TournamentReply } from '#contract/tournament-view.ts';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { isClubOf } from '#domain/matches/fixtures.ts';
import { isReplaceable } from '#domain/results/answers.ts';
import { useMyClub } from '#web/api/my-club.ts';
import { FIXTURES } from '#words/fixtures.ts';
import { Answers, UndoButton } from './answers/answers.tsx';
import { SubmitControl } from './submit-control.tsx';

interface Props {
  readonly fixture: ListedReadyFixture;
  /** The club that this device reports for. */
  readonly clubId: number | null;
  readonly facts: Pick<TournamentReply, 'draw' | 'reporting'> | undefined;
  /** The deadline has passed. */
  readonly isClosed: boolean;
  readonly onOpen: (fixtureId: number) => void;
}

/** What can be done here about the result of a match: report it, or answer what the other club has reported. */
export function ReportControl({ fixture, clubId, facts, isClosed, onOpen }: Props) {
  const { status, result } = fixture;
  const isOwn = clubId !== null && isClubOf(fixture, clubId);
  const barrier = facts ? barrierOf(facts, clubId !== null && !isOwn) : null;
  if (status === 'PENDING')
    return (
      <>
        {barrier ?? <SubmitControl fixture={fixture} isClosed={isClosed} onOpen={onOpen} />}
        {isOwn && <UndoWithdrawal fixtureId={fixture.id} />}
      </>
    );
  if (!isOwn || !result) return null;
  if (isReplaceable(result))
    return barrier === null && <SubmitControl fixture={fixture} isReplacing onOpen={onOpen} />;
  return <Answers report={{ result, home: fixture.home.name, away: fixture.away.name }} clubId={clubId} />;
}

/** Why this device cannot submit a result of a match now. */
function barrierOf({ draw, reporting }: NonNullable<Props['facts']>, isOthers: boolean): string | null {
  if (draw.state === 'sealed' || draw.state === 'drawing') return FIXTURES.afterDraw;
  if (reporting.closedBecause !== null) return FIXTURES.paused;
  return reporting.mode === 'clubs' && isOthers ? FIXTURES.noResult : null;
}

function UndoWithdrawal({ fixtureId }: { readonly fixtureId: number }) {
  const withdrawal = useMyClub()?.undoable.find(
    (answer) => answer.kind === 'report-withdrawn' && answer.fixtureId === fixtureId,
  );
  return withdrawal && <UndoButton answer={withdrawal} />;
}

/** The same for a page that does not know the club. */
export function TieReportControl(props: Omit<Props, 'clubId'>) {
  return <ReportControl {...props} clubId={useMyClub()?.club.id ?? null} />;
}
