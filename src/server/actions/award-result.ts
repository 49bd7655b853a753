import type { MatchResult } from '#contract/result-views.ts';
import type { AwardBody } from '#contract/season-changes.ts';
import { awardResult as decide } from '#domain/decisions/award-result.ts';
import type { Session } from '#store/access/sessions.ts';
import type { Context } from '../context.ts';
import type { Call } from '../writer/call.ts';
import { changeAsAdmin, type Recorded } from '../writer/change-tournament.ts';
import { presentChanged } from './present-result.ts';

/** The administrator sets the score of a match. */
export async function awardResult(
  context: Context,
  session: Session,
  call: Call<AwardBody>,
): Promise<Recorded<{ result: MatchResult }>> {
  return changeAsAdmin(context, { session, action: 'award-result', call }, ({ tournament }) => ({
    entries: decide(tournament, call.body),
    reply: (season) => ({ result: presentChanged(tournament.lastIds.result + 1)(season) }),
  }));
}
