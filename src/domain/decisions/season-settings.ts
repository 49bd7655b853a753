import { buildFixtures, isReady } from '../matches/fixtures.ts';
import { stageOf } from '../matches/match-plan.ts';
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
  scheduleKeyOf,
  scheduleProblem,
} from '../schedule/schedule.ts';
import type { Reporting } from '../season/season.ts';
import { ANNOUNCEMENT_MAX, REASON_MAX } from '../text/text-problem.ts';
import { checkedReason, checkedText } from './checked-text.ts';
import { Refused } from './refused.ts';

type SentEntries = Parameters<typeof scheduleProblem>[0];

/** Sets when each matchday and round can be submitted. `loaded` is the schedule that the administrator changed. */
export function setSchedule(
  { season }: Tournament,
  { entries: sent, loaded }: { readonly entries: SentEntries; readonly loaded?: SentEntries | undefined },
): RecordDraft[] {
  const entries = checkedEntries(sent);
  const { schedule } = factsOf(season);
  if (loaded && !isSameSchedule(checkedEntries(loaded), schedule))
    throw new Refused('schedule_changed', undefined, { schedule });
  refuseIfPostponedBefore(entries, season);
  return [{ kind: 'scheduled', data: { season: season.number, entries } }];
}

function checkedEntries(sent: SentEntries): ScheduleEntry[] {
  const problem = scheduleProblem(sent);
  if (problem) throw new Refused('invalid_schedule', problem);
  return sent.flatMap(({ key, opensAt, closesAt }) =>
    isScheduleKey(key) ? [{ key, opensAt: inUtc(opensAt), closesAt: inUtc(closesAt) }] : [],
  );
}

/** A match keeps its own closing time, so its matchday or round must not open after that. */
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
  throw new Refused(
    'invalid_schedule',
    `${name} was postponed and closes before ${scheduleKeyOf(match.stage)} opens. Please postpone it further first.`,
  );
}

/** Gives one match another closing time. */
export function postponeMatch(
  { season }: Tournament,
  sent: { readonly fixtureId: number; readonly closesAt: string; readonly reason: string },
): RecordDraft[] {
  const { fixtureId } = sent;
  const stage = stageOf(fixtureId);
  if (!stage) throw new Refused('unknown_fixture');
  if (!isTime(sent.closesAt))
    throw new Refused('invalid_schedule', 'The match has a time that no clock shows.');
  const reason = checkedReason(sent.reason);
  const closesAt = inUtc(sent.closesAt);
  const postponements = [{ fixtureId, closesAt, reason }];
  const window = reportingWindow({ id: fixtureId, stage }, { schedule: season.schedule, postponements });
  if (window.opensAt !== null && closesBeforeOpening(window))
    throw new Refused(
      'invalid_schedule',
      `This match opens at ${exactText(window.opensAt)}. It cannot close before that.`,
    );
  const before = season.postponements.get(fixtureId);
  const data = { season: season.number, fixtureId, closesAt, before: before?.closesAt ?? null };
  return [{ kind: 'postponed', data, texts: { reason, ...(before && { reasonBefore: before.reason }) } }];
}

/** One line on home and hub; null takes it away. */
export function announce({ season }: Tournament, text: string | null): RecordDraft[] {
  const announcement = text === null ? null : checkedText('The announcement', text, ANNOUNCEMENT_MAX);
  const data = { season: season.number, isShown: announcement !== null };
  return [{ kind: 'announced', data, ...(announcement !== null && { texts: { announcement } }) }];
}

/** Who may submit, whether anybody may now, and what is approved by a rule. */
export function setReporting({ season, lastIds }: Tournament, reporting: Reporting): RecordDraft[] {
  const { mode, autoApprove, autoApproveHours } = reporting;
  const closedBecause =
    reporting.closedBecause === null ? null : checkedText('The reason', reporting.closedBecause, REASON_MAX);
  const { reporting: before } = season;
  const isSameRule = before.autoApprove === autoApprove && before.autoApproveHours === autoApproveHours;
  // What was submitted before the rule was changed stays for a person to decide. Ids grow with each submission, whereas
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
