import { buildFixtures, isReady } from '../matches/fixtures.ts';
import type { RecordDraft } from '../record/kinds.ts';
import { factsOf, type SeasonState } from '../record/state.ts';
import type { Tournament } from '../record/tournament.ts';
import { exactText } from '../schedule/gmt-text.ts';
import {
  closesBeforeOpening,
  inUtc,
  isSameSchedule,
  isScheduleKey,
  isTime,
  reportingWindow,
  type ScheduleEntry,
  scheduleKeysOf,
  scheduleProblem,
} from '../schedule/schedule.ts';
import type { Reporting } from '../season/season.ts';
import { ANNOUNCEMENT_MAX, REASON_MAX } from '../text/text-problem.ts';
import { checkedReason, checkedText } from './checked-text.ts';
import { DecisionError } from './decision-error.ts';
import { knownFixture } from './find-match.ts';

type SentEntries = Parameters<typeof scheduleProblem>[0];

/** Sets when each matchday and round opens and closes. `loaded` is the schedule that the administrator edited. */
export function setSchedule(
  { season }: Tournament,
  { entries: sent, loaded }: { readonly entries: SentEntries; readonly loaded?: SentEntries | undefined },
): RecordDraft[] {
  const entries = checkedEntries(season, sent);
  const { schedule } = factsOf(season);
  if (loaded && !isSameSchedule(checkedEntries(season, loaded), schedule))
    throw new DecisionError('schedule_changed', undefined, { schedule });
  refuseIfPostponedBefore(entries, season);
  return [{ kind: 'scheduled', data: { season: season.number, entries } }];
}

function checkedEntries({ clubs }: SeasonState, sent: SentEntries): ScheduleEntry[] {
  const problem = scheduleProblem(sent, scheduleKeysOf(clubs));
  if (problem) throw new DecisionError('invalid_schedule', problem);
  return sent.flatMap(({ key, opensAt, closesAt }) =>
    isScheduleKey(key) ? [{ key, opensAt: inUtc(opensAt), closesAt: inUtc(closesAt) }] : [],
  );
}

/** A postponed match keeps its own deadline, so its matchday or round must not open after that. */
function refuseIfPostponedBefore(schedule: readonly ScheduleEntry[], season: SeasonState): void {
  const facts = factsOf(season);
  const { postponements } = facts;
  const match = buildFixtures(facts).find(
    (fixture) =>
      postponements.some(({ fixtureId }) => fixtureId === fixture.id) &&
      closesBeforeOpening(reportingWindow(fixture, { schedule, postponements })),
  );
  if (!match) return;
  const name = isReady(match) ? `${match.home.name} vs ${match.away.name}` : `Match ${match.id}`;
  throw new DecisionError(
    'invalid_schedule',
    `${name} was postponed, and its deadline is before its matchday or round opens. Please give the match a later deadline first.`,
  );
}

/** Gives one match another deadline. */
export function postponeMatch(
  { season }: Tournament,
  sent: { readonly fixtureId: number; readonly closesAt: string; readonly reason: string },
): RecordDraft[] {
  const { fixtureId } = sent;
  const { stage } = knownFixture(season, fixtureId);
  if (!isTime(sent.closesAt))
    throw new DecisionError('invalid_schedule', 'The deadline is not a valid date and time.');
  const reason = checkedReason(sent.reason);
  const closesAt = inUtc(sent.closesAt);
  const postponements = [{ fixtureId, closesAt, reason }];
  const window = reportingWindow({ id: fixtureId, stage }, { schedule: season.schedule, postponements });
  if (window.opensAt !== null && closesBeforeOpening(window))
    throw new DecisionError(
      'invalid_schedule',
      `This match opens at ${exactText(window.opensAt)}. Its deadline must be later.`,
    );
  const before = season.postponements.get(fixtureId);
  const data = { season: season.number, fixtureId, closesAt, before: before?.closesAt ?? null };
  return [{ kind: 'postponed', data, texts: { reason, ...(before && { reasonBefore: before.reason }) } }];
}

/** One line on the home page and the hub; null removes it. */
export function announce({ season }: Tournament, text: string | null): RecordDraft[] {
  const announcement = text === null ? null : checkedText('The announcement', text, ANNOUNCEMENT_MAX);
  const data = { season: season.number, isShown: announcement !== null };
  return [{ kind: 'announced', data, ...(announcement !== null && { texts: { announcement } }) }];
}

/** Sets which captains may submit, whether submissions are paused, and which results a rule approves. */
export function setReporting({ season, lastIds }: Tournament, reporting: Reporting): RecordDraft[] {
  const { mode, autoApprove, autoApproveHours } = reporting;
  const closedBecause =
    reporting.closedBecause === null ? null : checkedText('The reason', reporting.closedBecause, REASON_MAX);
  const { reporting: before } = season;
  const isSameRule = before.autoApprove === autoApprove && before.autoApproveHours === autoApproveHours;
  // Results submitted before the rule was changed stay for manual approval. Ids grow with each submission, whereas
  // a clock may be set back.
  const after = isSameRule ? season.autoApproveAfter : lastIds.result;
  const isClosed = closedBecause !== null;
  return [
    {
      kind: 'reporting-set',
      data: { season: season.number, reporting: mode, isClosed, autoApprove, autoApproveHours, after },
      ...(isClosed && { texts: { closedBecause } }),
    },
  ];
}
