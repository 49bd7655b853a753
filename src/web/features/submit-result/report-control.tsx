import type { ListedReadyFixture } from '#domain/fixtures/fixture-list.ts';
import { isClubOf } from '#domain/fixtures/fixtures.ts';
import { isReplaceable } from '#domain/results/answers.ts';
import { useMyClub } from '#web/api/my-club.ts';
import { Answers } from './answers/answers.tsx';
import { SubmitControl } from './submit-control.tsx';

interface Props {
  readonly fixture: ListedReadyFixture;
  /** The club that this device reports for. */
  readonly clubId: number | null;
  readonly onOpen: (fixtureId: number) => void;
}

/** What can be done here about the result of a match: report it, or answer what the other club has reported. */
export function ReportControl({ fixture, clubId, onOpen }: Props) {
  const { status, result } = fixture;
  const isOwn = clubId !== null && isClubOf(fixture, clubId);
  if (status === 'PENDING') return <SubmitControl fixture={fixture} onOpen={onOpen} />;
  if (!isOwn || !result) return null;
  if (isReplaceable(result)) return <SubmitControl fixture={fixture} isReplacing onOpen={onOpen} />;
  return <Answers report={{ result, home: fixture.home.name, away: fixture.away.name }} clubId={clubId} />;
}

/** The same for a page that does not know the club. */
export function TieReportControl(props: Omit<Props, 'clubId'>) {
  return <ReportControl {...props} clubId={useMyClub()?.club.id ?? null} />;
}
