import { type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { ListedGroupFixture } from '#domain/matches/fixture-list.ts';
import { isReady } from '#domain/matches/fixtures.ts';
import type { Kickoff } from '#domain/schedule/kickoffs.ts';
import { type ScheduleKey, scheduleKeyOf } from '#domain/schedule/schedule.ts';
import { hubAddress } from '#paths.ts';
import { followedIds, useFollowedClubs } from '#web/api/followed-clubs.ts';
import { useMyClub } from '#web/api/my-club.ts';
import { type Facts, useFixtures } from '#web/api/use-facts.ts';
import { useGroupFixtures } from '#web/api/use-group-fixtures.ts';
import { type FixtureFilter, isFiltered, passes, readFilter } from '#web/features/fixtures/fixture-filter.ts';
import { FixtureFilters } from '#web/features/fixtures/fixture-filters.tsx';
import { matchId } from '#web/features/fixtures/fixture-row.tsx';
import { Fixtures } from '#web/features/fixtures/fixtures.tsx';
import { type ShownFixture, withKickoffs } from '#web/features/fixtures/shown-fixtures.ts';
import { Today } from '#web/features/fixtures/today.tsx';
import { FIXTURE_FILTERS } from '#web/features/fixtures/words.ts';
import { KickoffControl } from '#web/features/kickoffs/kickoff-control.tsx';
import { OpensAt, useNotOpenYet } from '#web/features/season-notices/opens-at.tsx';
import { ReportControl } from '#web/features/submit-result/report-control.tsx';
import { useClosedMatches } from '#web/features/submit-result/use-closed-matches.ts';
import { useSubmitDialog } from '#web/features/submit-result/use-submit-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { NavigationContext } from '#web/ui/navigation.ts';
import { restoreScroll } from '#web/ui/scroll-restoration.ts';
import { FIXTURES } from '#words/fixtures.ts';
import { groupIdOf, useFragment, useQueryString } from './hub-places.ts';
import { SupposedContext, type WhatIf } from './use-what-if.ts';

const NO_FIXTURES: readonly ListedGroupFixture[] = [];
const NO_KICKOFFS: readonly Kickoff[] = [];

interface Props {
  /** Those that are known. */
  readonly facts: Facts;
  /** Where a group's fixtures are found on the page. */
  readonly idOf: (group: Group) => string;
  /** Beside the title of a group. */
  readonly asideOf: (group: Group) => ReactNode;
  readonly whatIf: WhatIf;
  /** Called when the fixtures are on the page. */
  readonly onReady: (ready: true) => void;
}

/** What the hub's tab of fixtures shows. */
export default function HubFixtures({ facts, idOf, asideOf, whatIf, onReady }: Props) {
  useEffect(() => onReady(true), [onReady]);
  const listed = useGroupFixtures(facts) ?? NO_FIXTURES;
  const kickoffs = facts.factsRead.data?.kickoffs ?? NO_KICKOFFS;
  const lapsed = facts.factsRead.data?.lapsedKickoffs ?? NO_KICKOFFS;
  const fixtures = useMemo(() => withKickoffs(listed, kickoffs, lapsed), [listed, kickoffs, lapsed]);
  const ownClubs = useOwnClubs(facts);
  const hydrated = useHydrated();
  const { filter, shown } = useFilteredFixtures(fixtures, ownClubs);
  const { dialog, openDialog } = useSubmitDialog(fixtures, matchId);
  const notOpenYet = useNotOpenYet(facts.factsRead.data?.schedule);
  const clubId = useMyClub()?.club.id ?? null;
  const decided = useReporting(facts.factsRead.data);
  const closed = useClosedMatches(fixtures, facts.factsRead.data);
  const controlOf = useCallback(
    (fixture: ListedGroupFixture) =>
      notOpenYet.has(scheduleKeyOf(fixture.stage)) ? (
        FIXTURES.notOpenYet
      ) : (
        <ReportControl
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
  const { supposed } = whatIf;
  const list = (
    <Fixtures
      // Another filter shows another list, at once and not group by group.
      key={JSON.stringify([filter, supposed !== null])}
      fixtures={shown}
      stale={facts.failed}
      idOf={idOf}
      asideOf={asideOf}
      controlOf={controlOf}
      talkOf={talkOf}
      noteOf={noteOf}
      fieldsOf={supposed?.fieldsOf}
      belowOf={supposed?.tableOf}
    />
  );
  return (
    <>
      {hydrated && (
        <>
          <HubToday facts={facts} />
          <FixtureFilters filter={filter} ownClubs={ownClubs.length} isEmpty={shown.length === 0}>
            {whatIf.text === null && areOpen && <AskWhatIf />}
          </FixtureFilters>
        </>
      )}
      <SupposedContext value={supposed}>{list}</SupposedContext>
      {/* Not in the panel, which is hidden while the other tab is open. */}
      {dialog && createPortal(dialog, document.body)}
    </>
  );
}

/** The same object until one of them changes: with another, all 96 matches are rendered again. */
function useReporting(facts: TournamentReply | undefined) {
  const { draw, reporting } = facts ?? {};
  return useMemo(() => draw && reporting && { draw, reporting }, [draw, reporting]);
}

/** A button of its own, in other words than those of a report. */
function AskWhatIf() {
  const { navigate } = useContext(NavigationContext);
  const address = () => hubAddress(window.location.search, { tab: 'fixtures', 'what-if': '' });
  return (
    <Button variant="secondary" onClick={() => navigate(address(), { replace: true })}>
      {FIXTURE_FILTERS.whatIf}
    </Button>
  );
}

function talkOf(fixture: ShownFixture): ReactNode {
  return <KickoffControl fixture={fixture} kickoff={fixture.kickoff ?? null} />;
}

/** What today brings, in the groups and in the knockouts. */
function HubToday({ facts }: { readonly facts: Facts }) {
  const { fixtures, ties } = useFixtures(facts);
  const decided = facts.factsRead.data;
  const matches = useMemo(
    () => [...(fixtures ?? []), ...(ties ?? []).flatMap((tie) => (isReady(tie) ? [tie] : []))],
    [fixtures, ties],
  );
  // Without times there is no day to tell of.
  if (!decided || decided.schedule.length + decided.postponements.length + decided.kickoffs.length === 0)
    return null;
  return <Today matches={matches} facts={decided} />;
}

/** The clubs that this device follows, and the one that it reports for. */
function useOwnClubs({ factsRead }: Facts): readonly number[] {
  const followed = followedIds(useFollowedClubs(), factsRead.data?.season.number);
  const ids = new Set(followed);
  const clubId = useMyClub()?.club.id;
  if (clubId !== undefined) ids.add(clubId);
  const key = [...ids].join();
  // The same clubs are the same list.
  return useMemo(() => key.split(',').filter(Boolean).map(Number), [key]);
}

/** The fixtures that the address asks for, and always the match or group that it names. */
function useFilteredFixtures(
  fixtures: readonly ShownFixture[],
  ownClubs: readonly number[],
): { readonly filter: FixtureFilter; readonly shown: readonly ShownFixture[] } {
  const search = useQueryString();
  const fragment = useFragment();
  const filter = useMemo(() => readFilter(search), [search]);
  const shown = useMemo(() => {
    const isNamed = ({ id, stage }: ShownFixture) =>
      fragment === matchId(id) || fragment === groupIdOf.fixtures(stage.group);
    return fixtures.filter((fixture) => passes(filter, fixture, ownClubs) || isNamed(fixture));
  }, [fixtures, filter, ownClubs, fragment]);
  useNamedLater(fragment, isFiltered(filter));
  return { filter, shown };
}

/** What a letter or a link names may have been left out until now, where the browser could not scroll to it. */
function useNamedLater(fragment: string, isLeftOut: boolean): void {
  const before = useRef(fragment);
  useEffect(() => {
    const isNew = before.current !== fragment;
    before.current = fragment;
    if (isNew && isLeftOut && !restoreScroll()) document.getElementById(fragment)?.scrollIntoView();
  }, [fragment, isLeftOut]);
}
