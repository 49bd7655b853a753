import { type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { countMatchdays, sizesOf } from '#domain/clubs/format.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { ListedGroupFixture } from '#domain/matches/fixture-list.ts';
import { isReady } from '#domain/matches/fixtures.ts';
import { MATCHDAYS } from '#domain/matches/stages.ts';
import type { Kickoff } from '#domain/schedule/kickoffs.ts';
import { type ScheduleKey, scheduleKeyOf } from '#domain/schedule/schedule.ts';
import { hubPath } from '#paths.ts';
import { followedIn, useFollowedClubs } from '#web/api/followed-clubs.ts';
import { useMyClub } from '#web/api/my-club.ts';
import { type Facts, useFixtures } from '#web/api/use-facts.ts';
import {
  countStates,
  type FixtureFilter,
  isFiltered,
  passes,
  readFilter,
} from '#web/features/fixtures/fixture-filter.ts';
import { FixtureFilters } from '#web/features/fixtures/fixture-filters.tsx';
import { matchId } from '#web/features/fixtures/fixture-row.tsx';
import { Fixtures } from '#web/features/fixtures/fixtures.tsx';
import { type ShownFixture, withKickoffs } from '#web/features/fixtures/shown-fixtures.ts';
import { Today } from '#web/features/fixtures/today.tsx';
import { FIXTURE_FILTERS } from '#web/features/fixtures/words.ts';
import { KickoffControl } from '#web/features/kickoffs/kickoff-control.tsx';
import { OpensAt, useNotOpenYet } from '#web/features/season-notices/opens-at.tsx';
import { ResultControl, useClosedMatches } from '#web/features/submit-result/result-control.tsx';
import { useSubmitDialog } from '#web/features/submit-result/use-submit-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { NavigationContext } from '#web/ui/navigation.ts';
import { restoreScroll } from '#web/ui/scrolling.ts';
import { FIXTURES } from '#words/fixtures.ts';
import { groupIdOf, useFragment, useQueryString } from './hub-url.ts';
import { type WhatIf, WhatIfContext } from './use-what-if.ts';

const NO_FIXTURES: readonly ListedGroupFixture[] = [];
const NO_KICKOFFS: readonly Kickoff[] = [];

interface Props {
  readonly facts: Facts;
  /** Beside the title of a group. */
  readonly asideOf: (group: Group) => ReactNode;
  readonly whatIf: WhatIf;
  /** Called when the fixtures are on the page. */
  readonly onReady: (ready: true) => void;
}

/** The fixtures tab of the hub. */
export default function HubFixtures({ facts, asideOf, whatIf, onReady }: Props) {
  useEffect(() => onReady(true), [onReady]);
  const derived = useFixtures(facts);
  const kickoffs = facts.factsRead.data?.kickoffs ?? NO_KICKOFFS;
  const lapsed = facts.factsRead.data?.lapsedKickoffs ?? NO_KICKOFFS;
  const fixtures = useMemo(
    () => withKickoffs(derived.fixtures ?? NO_FIXTURES, kickoffs, lapsed),
    [derived, kickoffs, lapsed],
  );
  const ownClubs = useOwnClubs(facts);
  const hydrated = useHydrated();
  const { clubs } = facts;
  const matchdays = useMemo(() => MATCHDAYS.slice(0, countMatchdays(sizesOf(clubs))), [clubs]);
  const { filter, shown } = useFilteredFixtures(fixtures, matchdays, ownClubs);
  const { dialog, openDialog } = useSubmitDialog(fixtures, matchId);
  const notOpenYet = useNotOpenYet(facts.factsRead.data?.schedule);
  const clubId = useMyClub()?.club.id ?? null;
  const decided = useSubmissionFacts(facts.factsRead.data);
  const closed = useClosedMatches(fixtures, facts.factsRead.data);
  const controlOf = useCallback(
    (fixture: ListedGroupFixture) =>
      notOpenYet.has(scheduleKeyOf(fixture.stage)) ? (
        FIXTURES.notOpenYet
      ) : (
        <ResultControl
          fixture={fixture}
          clubId={clubId}
          facts={decided}
          isClosed={closed.has(fixture.id)}
          onOpen={openDialog}
        />
      ),
    [openDialog, clubId, notOpenYet, closed, decided],
  );
  const noteOf = useCallback(
    (matchday: number) => <OpensAt iso={notOpenYet.get(`md${matchday}` as ScheduleKey)} />,
    [notOpenYet],
  );
  const areOpen =
    facts.factsRead.data?.places === null && fixtures.some(({ status }) => status !== 'COMPLETED');
  const { outcome } = whatIf;
  const list = (
    <Fixtures
      // Another filter shows another list, at once and not group by group.
      key={JSON.stringify([filter, outcome !== null])}
      fixtures={shown}
      isSingle={sizesOf(clubs).length === 1}
      stale={facts.failed}
      idOf={groupIdOf.fixtures}
      asideOf={asideOf}
      controlOf={controlOf}
      kickoffControlOf={kickoffControlOf}
      noteOf={noteOf}
      fieldsOf={outcome?.fieldsOf}
      belowOf={outcome?.tableOf}
    />
  );
  return (
    <>
      {hydrated && (
        <>
          <HubToday facts={facts.factsRead.data} derived={derived} />
          <FixtureFilters
            filter={filter}
            matchdays={matchdays}
            counts={countStates(filter, fixtures, ownClubs)}
            ownClubs={ownClubs.length}
            isEmpty={shown.length === 0}
          >
            {(areOpen || whatIf.text !== null) && <WhatIfToggle isOn={whatIf.text !== null} />}
          </FixtureFilters>
        </>
      )}
      <WhatIfContext value={outcome}>{list}</WhatIfContext>
      {/* Not in the panel, which is hidden while another tab is open. */}
      {dialog && createPortal(dialog, document.body)}
    </>
  );
}

/** The same object until one of them changes: otherwise all 96 matches would render again. */
function useSubmissionFacts(facts: TournamentReply | undefined) {
  const { draw, reporting } = facts ?? {};
  return useMemo(() => draw && reporting && { draw, reporting }, [draw, reporting]);
}

/** In words that cannot be mistaken for a submission. */
function WhatIfToggle({ isOn }: { readonly isOn: boolean }) {
  const { navigate } = useContext(NavigationContext);
  const address = () => hubPath(window.location.search, { tab: 'fixtures', 'what-if': isOn ? null : '' });
  return (
    <Button variant="quiet" aria-pressed={isOn} onClick={() => navigate(address(), { replace: true })}>
      {FIXTURE_FILTERS.whatIf}
    </Button>
  );
}

function kickoffControlOf(fixture: ShownFixture): ReactNode {
  return <KickoffControl fixture={fixture} kickoff={fixture.kickoff ?? null} />;
}

interface TodayProps {
  readonly facts: TournamentReply | undefined;
  readonly derived: ReturnType<typeof useFixtures>;
}

/** Today's matches of groups and knockouts. */
function HubToday({ facts, derived: { fixtures, ties } }: TodayProps) {
  const matches = useMemo(
    () => [...(fixtures ?? []), ...(ties ?? []).flatMap((tie) => (isReady(tie) ? [tie] : []))],
    [fixtures, ties],
  );
  // Without times, there is nothing to show.
  if (!facts || facts.schedule.length + facts.postponements.length + facts.kickoffs.length === 0) return null;
  return <Today matches={matches} facts={facts} />;
}

/** The clubs that this device follows or submits for. */
function useOwnClubs({ factsRead }: Facts): readonly number[] {
  const followed = useFollowedClubs();
  const playing = factsRead.data ? followedIn(followed, factsRead.data) : [];
  const ids = [...playing, useMyClub()?.club].flatMap((club) => club?.id ?? []);
  const key = JSON.stringify([...new Set(ids)]);
  // Keeps the identity of the list.
  return useMemo(() => JSON.parse(key) as number[], [key]);
}

/** The fixtures that pass the filter in the URL, and always the match or group in the fragment. */
function useFilteredFixtures(
  fixtures: readonly ShownFixture[],
  matchdays: readonly number[],
  ownClubs: readonly number[],
): { readonly filter: FixtureFilter; readonly shown: readonly ShownFixture[] } {
  const search = useQueryString();
  const fragment = useFragment();
  const filter = useMemo(() => readFilter(search, matchdays), [search, matchdays]);
  const shown = useMemo(() => {
    const isTarget = ({ id, stage }: ShownFixture) =>
      fragment === matchId(id) || fragment === groupIdOf.fixtures(stage.group);
    return fixtures.filter((fixture) => passes(filter, fixture, ownClubs) || isTarget(fixture));
  }, [fixtures, filter, ownClubs, fragment]);
  useLateScroll(fragment, isFiltered(filter));
  return { filter, shown };
}

/** The target may have been hidden by the filter when the browser tried to scroll to it. */
function useLateScroll(fragment: string, isLeftOut: boolean): void {
  const before = useRef(fragment);
  useEffect(() => {
    const isNew = before.current !== fragment;
    before.current = fragment;
    if (isNew && isLeftOut && !restoreScroll()) document.getElementById(fragment)?.scrollIntoView();
  }, [fragment, isLeftOut]);
}
