import type { ReportingBody, ReportingReply } from '#contract/club-links.ts';
import { setReporting } from '#domain/decisions/season-settings.ts';
import { SILENCE_HOURS } from '#domain/season/season.ts';
import type { Session } from '#store/access/sessions.ts';
import type { Context } from '../context.ts';
import type { Call } from '../writer/call.ts';
import { changeAsAdmin, type Recorded } from '../writer/change-tournament.ts';

/** Who may submit, whether anybody may now, and what is approved by a rule. */
export async function changeReporting(
  context: Context,
  session: Session,
  call: Call<ReportingBody>,
): Promise<Recorded<Pick<ReportingReply, 'reporting'>>> {
  const { reporting: mode, closedBecause = null, autoApprove } = call.body;
  const { autoApproveHours = SILENCE_HOURS.usual } = call.body;
  return changeAsAdmin(context, { session, action: 'set-reporting', call }, ({ tournament }) => ({
    entries: setReporting(tournament, { mode, closedBecause, autoApprove, autoApproveHours }),
    reply: ({ reporting }) => ({ reporting }),
  }));
}
