import type { MatchResult } from '#contract/result-views.ts';
import type { ApprovalBody } from '#contract/review.ts';
import { decideResult as decide } from '#domain/decisions/decide-result.ts';
import { Refused } from '#domain/decisions/refused.ts';
import type { Decision } from '#domain/results/results.ts';
import type { Session } from '#store/access/sessions.ts';
import type { Context } from '../context.ts';
import { refusalOf } from '../http/refusal.ts';
import type { Call } from '../writer/call.ts';
import { changeAsAdmin, type Moment, type Recorded } from '../writer/change-tournament.ts';
import { findCard } from './list-pending-results.ts';
import { presentChanged } from './present-result.ts';

const ACTIONS = { approved: 'approve-result', rejected: 'reject-result' } as const;

/** The administrator approves or rejects a pending result. */
export function decideResult(
  context: Context,
  session: Session,
  decision: Decision,
  call: Call<ApprovalBody>,
): Promise<Recorded<{ result: MatchResult }>> {
  const { id } = call.body;
  return changeAsAdmin(context, { session, action: ACTIONS[decision], call }, async (moment) => {
    try {
      return {
        entries: decide(moment.tournament, decision, call.body),
        reply: (season) => ({ result: presentChanged(id)(season) }),
      };
    } catch (error) {
      throw await withCard(error, moment, id);
    }
  });
}

/** Whoever decides by something else than there is now sees what there is. */
async function withCard(error: unknown, { trx, season }: Moment, id: number): Promise<unknown> {
  if (!(error instanceof Refused) || !['already_decided', 'result_changed'].includes(error.code))
    return error;
  const { code, sentence } = error;
  return refusalOf(new Refused(code, sentence, { current: await findCard(trx, season, id) }));
}
