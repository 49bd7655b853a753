import type { AdminAction } from '#domain/admin-actions.ts';
import { type ResetScope, resetResults } from '#domain/decisions/reset-results.ts';
import type { Session } from '#store/access/sessions.ts';
import type { Context } from '../context.ts';
import type { Call } from '../writer/call.ts';
import { changeAsAdmin, type Recorded } from '../writer/change-tournament.ts';

const ACTIONS = {
  group: 'reset-group',
  match: 'reset-match',
  tournament: 'reset-tournament',
} as const satisfies Record<ResetScope['kind'], AdminAction>;

/** Takes the results in the scope out of play and returns how many there were. */
export function resetScope(
  context: Context,
  session: Session,
  scope: ResetScope,
  call: Call,
): Promise<Recorded<{ reset: number }>> {
  return changeAsAdmin(context, { session, action: ACTIONS[scope.kind], call }, ({ tournament }) => {
    const entries = resetResults(tournament, scope);
    const reset = entries.flatMap(({ data }) => ('takenOut' in data ? data.takenOut : [])).length;
    return { entries, reply: () => ({ reset }) };
  });
}
