import { expectSame } from './compare-season.ts';
import { REASON, type Walk } from './season-walk.ts';

export async function deduct(walk: Walk, clubId: number): Promise<void> {
  const points = walk.random.pick([0, 1, 3, 30, 31]);
  const refusal =
    ((points === 0 || points === 31) && 'invalid_points') ||
    (clubId === 65 && 'unknown_club') ||
    (walk.model.places && 'groups_closed');
  const reply = await walk.change('deduct-points', { clubId, points, reason: REASON }, refusal);
  if (reply) walk.model.deductions.push({ id: reply.deduction.id, clubId, points, isRevoked: false });
}

export async function revoke(walk: Walk): Promise<void> {
  const deduction = walk.model.deductions.length > 0 ? walk.random.pick(walk.model.deductions) : undefined;
  const refusal =
    (!deduction && 'unknown_deduction') ||
    (deduction?.isRevoked && 'deduction_revoked') ||
    (walk.model.places && 'groups_closed');
  const reply = await walk.change('revoke-deduction', { id: deduction?.id ?? 2_000_000_000 }, refusal);
  if (reply && deduction) deduction.isRevoked = true;
}

export async function withdraw(walk: Walk, clubId: number): Promise<void> {
  const { model } = walk;
  const refusal =
    (model.isDrawUnderWay && 'draw_state') ||
    (clubId === 65 && 'unknown_club') ||
    (model.withdrawn.includes(clubId) && 'club_withdrawn');
  const tie = model.tieIds.find(
    (id) => model.isReady(id) && model.winnerOf(id) === undefined && model.sidesOf(id).includes(clubId),
  );
  const reply = await walk.change('withdraw-club', { clubId, reason: REASON }, refusal);
  if (!reply) return;
  model.withdrawn.push(clubId);
  if (tie !== undefined) model.open.delete(tie);
  const awarded = model.places ? [] : model.awardForWithdrawn();
  expectSame('awarded by a withdrawal', reply.awarded.toSorted(), awarded);
  if (awarded.length > 0) model.hasBegun = true;
}

export async function replace(walk: Walk, clubId: number): Promise<void> {
  const { model } = walk;
  const isTaken = walk.random.chance(0.3);
  const name = isTaken ? String(model.names.at(-1)) : walk.newName();
  const refusal =
    (model.isDrawUnderWay && 'draw_state') ||
    (clubId === 65 && 'unknown_club') ||
    (model.withdrawn.includes(clubId) && 'club_withdrawn') ||
    (isTaken && 'invalid_club_name');
  const reply = await walk.change('replace-club', { clubId, name, reason: REASON }, refusal);
  if (reply) model.names[clubId - 1] = name;
}
