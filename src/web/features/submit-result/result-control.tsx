import { useMemo } from 'react';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { isClubOf } from '#domain/matches/fixtures.ts';
import { isReplaceable } from '#domain/results/answers.ts';
import { reportingWindow, type ScheduleFacts } from '#domain/schedule/schedule.ts';
import { useMyClub } from '#web/api/my-club.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useAsOfNow } from '#web/ui/time/now.ts';
import { FIXTURES } from '#words/fixtures.ts';
import { SubmitControl } from './submit-control.tsx';

/* Only clubs with a link load them. */
const Answers = lazyPart(async () => ({ default: (await import('./answers/answers.tsx')).Answers }));
const UndoButton = lazyPart(async () => ({ default: (await import('./answers/answers.tsx')).UndoButton }));

interface Props {
  readonly fixture: ListedReadyFixture;
  /** The club that this device submits for. */
  readonly clubId: number | null;
  readonly facts: Pick<TournamentReply, 'draw' | 'reporting'> | undefined;
  /** The deadline has passed. */
  readonly isClosed: boolean;
  readonly onOpen: (fixtureId: number) => void;
}

/** The button to submit a result, or the answers to another club's submission. */
export function ResultControl({ fixture, clubId, facts, isClosed, onOpen }: Props) {
  const { status, result } = fixture;
  const isOwn = clubId !== null && isClubOf(fixture, clubId);
  const unavailable = facts ? whyUnavailable(facts, clubId !== null && !isOwn) : null;
  if (status === 'PENDING')
    return (
      <>
        {unavailable ?? <SubmitControl fixture={fixture} isClosed={isClosed} onOpen={onOpen} />}
        {isOwn && <UndoWithdrawal fixtureId={fixture.id} />}
      </>
    );
  if (!isOwn || !result) return null;
  if (isReplaceable(result))
    return unavailable === null && <SubmitControl fixture={fixture} isReplacing onOpen={onOpen} />;
  return (
    <Answers submission={{ result, home: fixture.home.name, away: fixture.away.name }} clubId={clubId} />
  );
}

/** Why this device cannot submit a result now. */
export function whyUnavailable(
  { draw, reporting }: NonNullable<Props['facts']>,
  isOtherClubs: boolean,
): string | null {
  if (draw.state === 'sealed' || draw.state === 'drawing') return FIXTURES.afterDraw;
  if (reporting.closedBecause !== null) return FIXTURES.paused;
  return reporting.mode === 'clubs' && isOtherClubs ? FIXTURES.noResult : null;
}

function UndoWithdrawal({ fixtureId }: { readonly fixtureId: number }) {
  const withdrawal = useMyClub()?.undoable.find(
    (answer) => answer.kind === 'report-withdrawn' && answer.fixtureId === fixtureId,
  );
  return withdrawal && <UndoButton answer={withdrawal} />;
}

const TICK_MS = 1000;

/** Matches without a result whose deadline has passed. */
export function useClosedMatches(
  fixtures: readonly ListedReadyFixture[],
  facts: ScheduleFacts | undefined,
): ReadonlySet<number> {
  const ids = useAsOfNow(TICK_MS, (now) => {
    if (!facts) return '';
    const closed = fixtures.filter((fixture) => {
      const { closesAt } = reportingWindow(fixture, facts);
      return fixture.status === 'PENDING' && closesAt !== null && now >= Date.parse(closesAt);
    });
    return closed.map(({ id }) => id).join(' ');
  });
  return useMemo(() => new Set(ids.split(' ').map(Number)), [ids]);
}
