import type {
  AnnouncementBody,
  AnnouncementReply,
  PostponeBody,
  PostponeReply,
  ScheduleBody,
} from '#contract/season-changes.ts';
import {
  announce as decideAnnouncement,
  setSchedule as decideSchedule,
  postponeMatch,
} from '#domain/decisions/season-settings.ts';
import { factsOf } from '#domain/record/state.ts';
import type { ScheduleEntry } from '#domain/schedule/schedule.ts';
import type { Session } from '#store/access/sessions.ts';
import type { Context } from '../context.ts';
import type { Call } from '../writer/call.ts';
import { changeAsAdmin, type Recorded } from '../writer/change-tournament.ts';

/** Sets when each matchday and round can be submitted. What is not listed has no times. */
export async function setSchedule(
  context: Context,
  session: Session,
  call: Call<ScheduleBody>,
): Promise<Recorded<{ schedule: ScheduleEntry[] }>> {
  return changeAsAdmin(context, { session, action: 'set-schedule', call }, ({ tournament }) => ({
    entries: decideSchedule(tournament, call.body),
    reply: (season) => ({ schedule: [...factsOf(season).schedule] }),
  }));
}

/** Gives one match another closing time. */
export async function postpone(
  context: Context,
  session: Session,
  call: Call<PostponeBody>,
): Promise<Recorded<Pick<PostponeReply, 'postponement'>>> {
  const { fixtureId } = call.body;
  return changeAsAdmin(context, { session, action: 'postpone-match', call }, ({ tournament }) => ({
    entries: postponeMatch(tournament, call.body),
    reply: ({ postponements }) => {
      const postponement = postponements.get(fixtureId);
      if (!postponement) throw new Error(`Match ${fixtureId} is not postponed`);
      return { postponement };
    },
  }));
}

/** One line on home and hub; null takes it away. */
export async function announce(
  context: Context,
  session: Session,
  call: Call<AnnouncementBody>,
): Promise<Recorded<Pick<AnnouncementReply, 'announcement'>>> {
  return changeAsAdmin(context, { session, action: 'set-announcement', call }, ({ tournament }) => ({
    entries: decideAnnouncement(tournament, call.body.text),
    reply: ({ announcement }) => ({ announcement }),
  }));
}
