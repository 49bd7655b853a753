import { type ReactNode, useMemo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { KnockoutFixture } from '#domain/knockouts/play-brackets.ts';
import type { ListedFixture, ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { isClubOf, isReady } from '#domain/matches/fixtures.ts';
import type { Round } from '#domain/matches/stages.ts';
import { answersOf, isReplaceable } from '#domain/results/answers.ts';
import { dayText, exactText, shownDeadline } from '#domain/schedule/gmt-text.ts';
import { useMyClub } from '#web/api/my-club.ts';
import { MatchLink } from '#web/clubs/links.tsx';
import { tieId } from '#web/features/knockouts/bracket-ties.ts';
import type { TieExtras } from '#web/features/knockouts/bracket-view.tsx';
import { KNOCKOUTS } from '#web/features/knockouts/words.ts';
import { OpensAt, useNotOpenYet } from '#web/features/season-notices/opens-at.tsx';
import { whyUnavailable } from '#web/features/submit-result/result-control.tsx';
import { SubmitControl } from '#web/features/submit-result/submit-control.tsx';
import { useSubmitDialog } from '#web/features/submit-result/use-submit-dialog.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { LocalTime } from '#web/ui/time/time.tsx';

type ListedTie = ListedFixture<KnockoutFixture, MatchResult>;

interface TieSubmissions extends TieExtras {
  /** To be rendered once per page. */
  readonly dialog: ReactNode;
}

/** Results of the ties and their controls. Nothing can be submitted while the groups are open. */
export function useTieSubmissions(
  ties: readonly ListedTie[] | null,
  facts: TournamentReply | undefined,
): TieSubmissions {
  const ready = useMemo(() => (ties ?? []).flatMap((tie) => (isReady(tie) ? [tie] : [])), [ties]);
  const { dialog, openDialog } = useSubmitDialog(ready, tieId);
  const hydrated = useHydrated();
  const notOpenYet = useNotOpenYet(facts?.schedule);
  const controlOf = (fixtureId: number) => {
    const tie = ready.find(({ id }) => id === fixtureId);
    if (!hydrated || !tie || (tie.status === 'PENDING' && notOpenYet.has(tie.stage.round))) return null;
    return <TieControl fixture={tie} facts={facts} onOpen={openDialog} />;
  };
  const kickoffOf = (fixtureId: number) => {
    const isOpen = ready.some(({ id, status }) => id === fixtureId && status !== 'COMPLETED');
    const agreed = facts?.kickoffs.find((kickoff) => kickoff.fixtureId === fixtureId);
    return isOpen && agreed ? <LocalTime iso={agreed.at} /> : null;
  };
  const closesAt = (round: Round) => {
    const isOpen = ties?.some(({ stage, status }) => stage.round === round && status !== 'COMPLETED');
    return (isOpen && facts?.schedule.find(({ key }) => key === round)?.closesAt) || null;
  };
  return {
    dialog,
    resultOf: (fixtureId) => ties?.find(({ id }) => id === fixtureId)?.result ?? null,
    controlOf,
    kickoffOf,
    noteOf: (round) =>
      notOpenYet.has(round) ? <OpensAt iso={notOpenYet.get(round)} /> : <ClosesAt iso={closesAt(round)} />,
  };
}

/** The deadline of a round with open ties. */
function ClosesAt({ iso }: { readonly iso: string | null }) {
  if (iso === null) return null;
  const shown = shownDeadline(iso);
  return (
    <p>
      {KNOCKOUTS.deadline}{' '}
      <time dateTime={iso} title={exactText(shown)}>
        {dayText(shown)}
      </time>
    </p>
  );
}

interface TieControlProps {
  readonly fixture: ListedReadyFixture;
  readonly facts: TournamentReply | undefined;
  readonly onOpen: (fixtureId: number) => void;
}

/** In a bracket there is room for one small control: the match page has everything else. */
function TieControl({ fixture, facts, onOpen }: TieControlProps) {
  const clubId = useMyClub()?.club.id ?? null;
  const isOwn = clubId !== null && isClubOf(fixture, clubId);
  const { id, status, result } = fixture;
  if (isOwn && result && answersOf(result, clubId).includes('confirm'))
    return (
      <MatchLink fixtureId={id} className={undefined}>
        {KNOCKOUTS.answer}
      </MatchLink>
    );
  const isReplacing = isOwn && status !== 'PENDING' && result !== null && isReplaceable(result);
  if (status !== 'PENDING' && !isReplacing) return null;
  if (facts && whyUnavailable(facts, clubId !== null && !isOwn)) return null;
  return <SubmitControl fixture={fixture} isReplacing={isReplacing} onOpen={onOpen} />;
}
