import { type ClubLink, recordLinkUse } from '#store/access/club-links.ts';
import { lockRevision } from '#store/db/revision.ts';
import { deleteImage, hasImage } from '#store/evidence/evidence.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { findSide } from './add-evidence.ts';

/** Removes a screenshot of this club, while it could still add one. Like adding, it changes nothing public. */
export async function removeEvidence(
  { store, clock, tournament }: Context,
  link: ClubLink,
  resultId: number,
  sha256: string,
): Promise<void> {
  const { db, engine, images } = store;
  await db.transaction().execute(async (trx) => {
    await lockRevision(trx, engine);
    if (!(await recordLinkUse(trx, link.keyHash, clock().toISOString())))
      throw new Refusal('unknown_club_key');
    const { season } = await tournament.readFor(trx);
    const side = findSide(season, link, resultId);
    if (await deleteImage(trx, side, sha256)) return;
    if (!(await hasImage(trx, resultId, sha256))) throw new Refusal('unknown_picture');
    throw new Refusal('not_your_match', {
      sentence: 'The other club added this screenshot. Only that club can remove it.',
    });
  });
  await images.sweep();
}
