import './season.css';
import { useMemo } from 'react';
import { fixtureStatus } from '#domain/fixtures/fixture-list.ts';
import { buildFixtures, isReady, type ReadyFixture } from '#domain/fixtures/fixtures.ts';
import { useTournament } from '#web/api/use-tournament.ts';
import { POLL_SECONDS } from '../admin-calls.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { AwardForm, DeductForm, ReplaceForm, WithdrawForm } from './decision-forms.tsx';
import { FinishForm, KnockoutForm, ReopenSeasonForm } from './phase-forms.tsx';
import { AnnouncementForm, matchOptions, PostponeForm, ScheduleForm } from './schedule-forms.tsx';
import type { SeasonDraft } from './use-season-draft.ts';

/** Everything that is decided about the season besides its results. */
export function SeasonTab({ draft }: { readonly draft: SeasonDraft }) {
  const { factsRead, resultsRead } = useTournament(POLL_SECONDS);
  const facts = factsRead.data;
  const results = resultsRead.data?.results;
  const fixtures = useMemo(
    () => (facts && results ? buildFixtures({ ...facts, results }).filter(isReady) : null),
    [facts, results],
  );
  if (!facts || !results || !fixtures) return <NotLoaded queries={[factsRead, resultsRead]} />;

  const decided = new Set(
    results
      .filter(({ submissionStatus }) => fixtureStatus(submissionStatus) === 'COMPLETED')
      .map(({ fixtureId }) => fixtureId),
  );
  const isOpen = ({ id }: ReadyFixture) => !decided.has(id);
  const undecidedOf = (clubId: number) =>
    fixtures.filter((fixture) => isOpen(fixture) && [fixture.home.id, fixture.away.id].includes(clubId));
  const undecided = fixtures.filter((fixture) => fixture.stage.kind === 'group' && isOpen(fixture)).length;
  return (
    <div className="admin-season">
      <AnnouncementForm draft={draft} facts={facts} />
      <AwardForm draft={draft} fixtures={fixtures} />
      <DeductForm draft={draft} facts={facts} />
      <WithdrawForm draft={draft} facts={facts} undecidedOf={undecidedOf} />
      <ReplaceForm draft={draft} facts={facts} />
      <PostponeForm draft={draft} matches={matchOptions(fixtures)} />
      <KnockoutForm facts={facts} undecided={undecided} />
      <FinishForm draft={draft} />
      {facts.season.number > 1 && <ReopenSeasonForm />}
      <ScheduleForm draft={draft} facts={facts} />
    </div>
  );
}
