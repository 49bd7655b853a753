import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { type ListedReadyFixture, mergeResults } from '#domain/matches/fixture-list.ts';
import { stageOfRow } from '#domain/matches/match-plan.ts';
import { scheduleKeyOf } from '#domain/schedule/schedule.ts';
import { useMyClub } from '#web/api/my-club.ts';
import { matchResultsQuery } from '#web/api/queries.ts';
import { KickoffControl } from '#web/features/kickoffs/kickoff-control.tsx';
import { OpensAt, useNotOpenYet } from '#web/features/season-notices/opens-at.tsx';
import { ResultControl, useClosedMatches } from '#web/features/submit-result/result-control.tsx';
import { useSubmitDialog } from '#web/features/submit-result/use-submit-dialog.tsx';

interface Props {
  /** The id of the element that contains the buttons. */
  readonly id: string;
  readonly fixture: FixtureRow;
  readonly facts: TournamentReply;
}

/** Everything that this device can do about a match, with the dialogs of the hub. */
export default function MatchActions({ id, fixture, facts }: Props) {
  const ready = useMemo(() => readyFixture(fixture, facts.clubs), [fixture, facts.clubs]);
  return ready && <Actions id={id} fixture={ready} kickoff={fixture.kickoff} facts={facts} />;
}

interface ActionsProps extends Pick<Props, 'id' | 'facts'> {
  readonly fixture: ListedReadyFixture;
  readonly kickoff: string | null;
}

function Actions({ id, fixture: pending, kickoff, facts }: ActionsProps) {
  // A rejected result, which leaves its match open, is in no list of matches.
  const isOpen = pending.status === 'PENDING';
  const results = useQuery({ ...matchResultsQuery(), enabled: isOpen }).data?.results;
  const fixtures = useMemo(
    () => (isOpen ? mergeResults([pending], results ?? []) : [pending]),
    [isOpen, pending, results],
  );
  const clubId = useMyClub()?.club.id ?? null;
  const rowId = useCallback(() => id, [id]);
  const { dialog, openDialog } = useSubmitDialog(fixtures, rowId);
  const closed = useClosedMatches(fixtures, facts);
  const notOpenYet = useNotOpenYet(facts.schedule);
  const [fixture = pending] = fixtures;
  const opensAt = isOpen ? notOpenYet.get(scheduleKeyOf(fixture.stage)) : undefined;
  return (
    <>
      <OpensAt iso={opensAt} />
      {opensAt === undefined && (!isOpen || results) && (
        <ResultControl
          fixture={fixture}
          clubId={clubId}
          facts={facts}
          isClosed={closed.has(fixture.id)}
          onOpen={openDialog}
        />
      )}
      {isOpen && <KickoffControl fixture={fixture} kickoff={kickoff} />}
      {dialog && createPortal(dialog, document.body)}
    </>
  );
}

/** Null until both clubs are known. */
function readyFixture(row: FixtureRow, clubs: readonly Club[]): ListedReadyFixture | null {
  const clubOf = (side: FixtureRow['home']) => clubs.find(({ id }) => id === side?.clubId);
  const [home, away] = [clubOf(row.home), clubOf(row.away)];
  if (!home || !away) return null;
  const { id, status, result } = row;
  const stage = stageOfRow(row);
  const match = { id, home, away, status, result };
  return stage.kind === 'group' ? { ...match, stage } : { ...match, stage, outcome: null };
}
