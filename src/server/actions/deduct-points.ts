import type { DeductBody, RevokeDeductionBody } from '#contract/season-changes.ts';
import { deductPoints as deduct, revokeDeduction } from '#domain/decisions/deduct-points.ts';
import type { SeasonState } from '#domain/record/state.ts';
import type { Deduction } from '#domain/standings/deductions.ts';
import type { Session } from '#store/access/sessions.ts';
import type { Context } from '../context.ts';
import type { Call } from '../writer/call.ts';
import { changeAsAdmin, type Recorded } from '../writer/change-tournament.ts';

/** Takes points off a club in the table of its group. */
export async function deductPoints(
  context: Context,
  session: Session,
  call: Call<DeductBody>,
): Promise<Recorded<{ deduction: Deduction }>> {
  return changeAsAdmin(context, { session, action: 'deduct-points', call }, ({ tournament }) => ({
    entries: deduct(tournament, call.body),
    reply: (season) => ({ deduction: deductionIn(season, tournament.lastIds.deduction + 1) }),
  }));
}

export async function revokePoints(
  context: Context,
  session: Session,
  call: Call<RevokeDeductionBody>,
): Promise<Recorded<{ deduction: Deduction }>> {
  const { id } = call.body;
  return changeAsAdmin(context, { session, action: 'revoke-deduction', call }, ({ tournament }) => ({
    entries: revokeDeduction(tournament, id),
    reply: (season) => ({ deduction: deductionIn(season, id) }),
  }));
}

function deductionIn({ deductions }: SeasonState, id: number): Deduction {
  const found = deductions.get(id);
  if (!found) throw new Error(`There is no deduction ${id}`);
  const { revokedAt: _, ...deduction } = found;
  return deduction;
}
