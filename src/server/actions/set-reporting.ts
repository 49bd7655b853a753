import type { ReportingBody, ReportingReply } from '#contract/club-links.ts';
import { type Reporting, SILENCE_HOURS } from '#domain/season/season.ts';
import { REASON_MAX } from '#domain/text/text-problem.ts';
import { currentSeason, setReporting } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import type { Context } from '../context.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, type Recorded } from './change-tournament.ts';
import { checkedText } from './checked-text.ts';

/** Who may report, whether anybody may now, and what is approved by a rule. */
export async function changeReporting(
  context: Context,
  session: Session,
  call: Call<ReportingBody>,
): Promise<Recorded<Pick<ReportingReply, 'reporting'>>> {
  const { reporting: mode, closedBecause: because = null, autoApprove } = call.body;
  const closedBecause = because === null ? null : checkedText('The reason', because, REASON_MAX);
  const { autoApproveHours = SILENCE_HOURS.usual } = call.body;
  const reporting: Reporting = { mode, closedBecause, autoApprove, autoApproveHours };
  return changeAsAdmin(context, { session, action: 'set-reporting', call }, async (trx) => {
    const season = await currentSeason(trx);
    const after = await setReporting(trx, season, reporting);
    const isClosed = closedBecause !== null;
    return {
      reply: { reporting },
      told: [
        {
          kind: 'reporting-set',
          data: { season, reporting: mode, isClosed, autoApprove, autoApproveHours, after },
          ...(isClosed && { texts: { closedBecause } }),
        },
      ],
    };
  });
}
