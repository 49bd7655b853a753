import type { DeductBody, RevokeDeductionBody } from '#contract/season-changes.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import { type Deduction, deductionProblem } from '#domain/standings/deductions.ts';
import { findDeduction, insertDeduction, revokeDeduction } from '#store/deductions.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, type Recorded } from './change-tournament.ts';
import { checkedReason } from './checked-text.ts';
import { refuseIfGroupsClosed } from './refuse-change.ts';

/** Takes points off a club in the table of its group. */
export async function deductPoints(
  context: Context,
  session: Session,
  call: Call<DeductBody>,
): Promise<Recorded<{ deduction: Deduction }>> {
  const { clubId, points } = call.body;
  const problem = deductionProblem(points);
  if (problem) throw new Refusal('invalid_points', { sentence: problem });
  const reason = checkedReason(call.body.reason);

  return changeAsAdmin(context, { session, action: 'deduct-points', call }, async (trx, at) => {
    const season = await currentSeason(trx);
    const facts = await readSeasonFacts(trx, season);
    const club = facts.clubs.find(({ id }) => id === clubId);
    if (!club) throw new Refusal('unknown_club');
    refuseIfGroupsClosed(facts);
    const deduction = await insertDeduction(trx, season, { clubId, points, reason, at });
    return { reply: { deduction }, told: [tell('deducted', season, deduction, club.name)] };
  });
}

export async function revokePoints(
  context: Context,
  session: Session,
  call: Call<RevokeDeductionBody>,
): Promise<Recorded<{ deduction: Deduction }>> {
  return changeAsAdmin(context, { session, action: 'revoke-deduction', call }, async (trx, at) => {
    const season = await currentSeason(trx);
    const facts = await readSeasonFacts(trx, season);
    const found = await findDeduction(trx, season, call.body.id);
    if (!found) throw new Refusal('unknown_deduction');
    const { revokedAt, ...deduction } = found;
    if (revokedAt !== null) throw new Refusal('deduction_revoked');
    refuseIfGroupsClosed(facts);
    await revokeDeduction(trx, deduction.id, at);
    const club = facts.clubs.find(({ id }) => id === deduction.clubId);
    return { reply: { deduction }, told: [tell('revoked', season, deduction, club?.name ?? '')] };
  });
}

function tell(
  kind: 'deducted' | 'revoked',
  season: number,
  { id, clubId, points, reason }: Deduction,
  name: string,
): RecordDraft {
  return { kind, data: { season, clubId, name, deductionId: id, points }, texts: { reason } };
}
