import { type ClubLink, noteUseOfLink } from '#store/access/club-links.ts';
import { lockRevision } from '#store/db/revision.ts';
import { deletePicture, hasPicture } from '#store/evidence/evidence.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { findSide } from './add-evidence.ts';

/** Removes a picture that this club has added, while it could still add one. Like adding, it changes nothing public. */
export async function removeEvidence(
  { store, clock, tournament }: Context,
  link: ClubLink,
  resultId: number,
  sha256: string,
): Promise<void> {
  const { db, engine, pictures } = store;
  await db.transaction().execute(async (trx) => {
    await lockRevision(trx, engine);
    if (!(await noteUseOfLink(trx, link.keyHash, clock().toISOString())))
      throw new Refusal('unknown_club_key');
    const { season } = await tournament.readFor(trx);
    const side = findSide(season, link, resultId);
    if (await deletePicture(trx, side, sha256)) return;
    if (!(await hasPicture(trx, resultId, sha256))) throw new Refusal('unknown_picture');
    throw new Refusal('not_your_match', {
      sentence: 'The other club has added this screenshot. Only that club can remove it.',
    });
  });
  await pictures.sweep();
}
