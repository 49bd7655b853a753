import type {
  AnnouncementBody,
  AnnouncementReply,
  PostponeBody,
  PostponeReply,
  ScheduleBody,
} from '#contract/season-changes.ts';
import { buildFixtures, isReady } from '#domain/fixtures/fixtures.ts';
import { stageOf } from '#domain/fixtures/match-plan.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { reportingWindow } from '#domain/schedule/reporting-window.ts';
import {
  closesBeforeOpening,
  inUtc,
  isSameSchedule,
  isScheduleKey,
  isTime,
  type ScheduleEntry,
  scheduleKeyOf,
  scheduleProblem,
} from '#domain/schedule/schedule.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { ANNOUNCEMENT_MAX } from '#domain/text/text-problem.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { listPostponements, listSchedule, postponeMatch, replaceSchedule } from '#store/schedule.ts';
import { currentSeason, setAnnouncement } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, type Recorded } from './change-tournament.ts';
import { checkedReason, checkedText } from './checked-text.ts';

/** Sets when each matchday and round can be reported. What is not listed has no times. */
export async function setSchedule(
  context: Context,
  session: Session,
  call: Call<ScheduleBody>,
): Promise<Recorded<{ schedule: ScheduleEntry[] }>> {
  const entries = checkedEntries(call.body.entries);
  const loaded = call.body.loaded && checkedEntries(call.body.loaded);
  return changeAsAdmin(context, { session, action: 'set-schedule', call }, async (trx) => {
    const season = await currentSeason(trx);
    const schedule = await listSchedule(trx, season);
    if (loaded && !isSameSchedule(loaded, schedule))
      throw new Refusal('schedule_changed', { details: { schedule } });
    refuseIfPostponedBefore(entries, await readSeasonFacts(trx, season));
    await replaceSchedule(trx, season, entries);
    return {
      reply: { schedule: await listSchedule(trx, season) },
      told: [{ kind: 'scheduled', data: { season, entries } }],
    };
  });
}

function checkedEntries(sent: ScheduleBody['entries']): ScheduleEntry[] {
  const problem = scheduleProblem(sent);
  if (problem) throw new Refusal('invalid_schedule', { sentence: problem });
  return sent.flatMap(({ key, opensAt, closesAt }) =>
    isScheduleKey(key) ? [{ key, opensAt: inUtc(opensAt), closesAt: inUtc(closesAt) }] : [],
  );
}

/** Gives one match another closing time. */
export async function postpone(
  context: Context,
  session: Session,
  call: Call<PostponeBody>,
): Promise<Recorded<Pick<PostponeReply, 'postponement'>>> {
  const { fixtureId } = call.body;
  const stage = stageOf(fixtureId);
  if (!stage) throw new Refusal('unknown_fixture');
  if (!isTime(call.body.closesAt))
    throw new Refusal('invalid_schedule', { sentence: 'The match has a time that no clock shows.' });
  const reason = checkedReason(call.body.reason);
  const postponement = { fixtureId, closesAt: inUtc(call.body.closesAt), reason };
  return changeAsAdmin(context, { session, action: 'postpone-match', call }, async (trx) => {
    const season = await currentSeason(trx);
    const schedule = await listSchedule(trx, season);
    const window = reportingWindow({ id: fixtureId, stage }, { schedule, postponements: [postponement] });
    if (window.opensAt !== null && closesBeforeOpening(window))
      throw new Refusal('invalid_schedule', {
        sentence: `This match opens at ${exactText(window.opensAt)}. It cannot close before that.`,
      });
    const before = (await listPostponements(trx, season)).find((earlier) => earlier.fixtureId === fixtureId);
    await postponeMatch(trx, season, postponement);
    const { closesAt } = postponement;
    return {
      reply: { postponement },
      told: [
        {
          kind: 'postponed',
          data: { season, fixtureId, closesAt, before: before?.closesAt ?? null },
          texts: { reason, ...(before && { reasonBefore: before.reason }) },
        },
      ],
    };
  });
}

/** One line on home and hub; null takes it away. */
export async function announce(
  context: Context,
  session: Session,
  call: Call<AnnouncementBody>,
): Promise<Recorded<Pick<AnnouncementReply, 'announcement'>>> {
  const { text } = call.body;
  const announcement = text === null ? null : checkedText('The announcement', text, ANNOUNCEMENT_MAX);
  return changeAsAdmin(context, { session, action: 'set-announcement', call }, async (trx) => {
    const season = await currentSeason(trx);
    await setAnnouncement(trx, season, announcement);
    return {
      reply: { announcement },
      told: [
        {
          kind: 'announced',
          data: { season, isShown: announcement !== null },
          ...(announcement !== null && { texts: { announcement } }),
        },
      ],
      detail: { season, text: announcement },
    };
  });
}

/** A match keeps its own closing time, so its matchday or round must not open after that. */
function refuseIfPostponedBefore(schedule: readonly ScheduleEntry[], facts: SeasonFacts): void {
  const { postponements } = facts;
  const match = buildFixtures(facts).find(
    (fixture) =>
      postponements.some(({ fixtureId }) => fixtureId === fixture.id) &&
      closesBeforeOpening(reportingWindow(fixture, { schedule, postponements })),
  );
  if (!match) return;
  const name = isReady(match) ? `${match.home.name} vs ${match.away.name}` : `Match ${match.id}`;
  throw new Refusal('invalid_schedule', {
    sentence: `${name} was postponed and closes before ${scheduleKeyOf(match.stage)} opens. Please postpone it further first.`,
  });
}
