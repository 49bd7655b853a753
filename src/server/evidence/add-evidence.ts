import type { Picture } from '#contract/evidence.ts';
import { findAnswerable } from '#domain/decisions/answer-result.ts';
import { publicResult, type SeasonState } from '#domain/record/state.ts';
import { canAddPictures, PICTURES_PER_SIDE } from '#domain/results/evidence.ts';
import { type ClubLink, noteUseOfLink } from '#store/access/club-links.ts';
import { lockRevision } from '#store/db/revision.ts';
import type { Db } from '#store/db/tables.ts';
import {
  bytesOfClub,
  bytesOfPictures,
  findSentPicture,
  insertEvidence,
  listPicturesOf,
  type Side,
} from '#store/evidence/evidence.ts';
import { sha256Of } from '#store/evidence/pictures.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { PictureEncoder } from './picture-encoder.ts';
import type { UploadSlots } from './upload-slots.ts';

/** A season in which both clubs of every match send all they can takes 400 MB. */
const MOST_BYTES_IN_ALL = 2_000_000_000;
/** Three times what a finalist can add to its eight matches. All 64 clubs together stay below the limit for all. */
const MOST_BYTES_PER_CLUB = 30_000_000;

interface Upload {
  readonly link: ClubLink;
  readonly resultId: number;
  readonly inSlot: UploadSlots;
  /** Reads what is sent. Nothing of it is read before the club is known to have a say in this result. */
  readonly receive: () => Promise<Buffer>;
  readonly encode: PictureEncoder['encode'];
  /** Aborted when the sender leaves. */
  readonly signal: AbortSignal;
}

/**
 * Adds a picture to a result. It changes nothing that is public, so no revision is raised and the record has no entry:
 * those who may see it poll. A file that was sent before is answered as it was then, also when no place is left.
 */
export async function addEvidence(
  context: Context,
  { link, resultId, inSlot, receive, encode, signal }: Upload,
): Promise<Picture> {
  const { db, pictures, engine } = context.store;
  const { season } = await context.tournament.read();
  const side = findSide(season, link, resultId);
  return inSlot(link.clubId, async () => {
    const sent = await receive();
    const sentSha256 = sha256Of(sent);
    const known = await findSentPicture(db, side, sentSha256);
    if (known && (await pictures.read(known.sha256))) return known;
    if (!known) await refuseIfFull(db, season.number, side, 0);

    const { jpeg, width, height } = await encode(sent, signal);
    const picture = { sha256: sha256Of(jpeg), width, height };
    const now = context.clock().toISOString();
    await pictures.keep(picture.sha256, jpeg, async (trx) => {
      await lockRevision(trx, engine);
      // All of it may have changed while the picture was on its way.
      if (!(await noteUseOfLink(trx, link.keyHash, now))) throw new Refusal('unknown_club_key');
      const { season: current } = await context.tournament.readFor(trx);
      findSide(current, link, side.resultId);
      if ((await listPicturesOf(trx, side)).includes(picture.sha256)) return;
      await refuseIfFull(trx, current.number, side, jpeg.length);
      if ((await bytesOfPictures(trx)) + jpeg.length > MOST_BYTES_IN_ALL)
        throw new Refusal('no_room_for_pictures');
      await insertEvidence(trx, side, {
        season: current.number,
        ...picture,
        sentSha256,
        bytes: jpeg.length,
        createdAt: now,
      });
    });
    return picture;
  });
}

/** One side of a result, while it can add pictures to it and remove them. */
export function findSide(season: SeasonState, link: ClubLink, resultId: number): Side {
  const { result } = findAnswerable(season, link.clubId, resultId);
  if (!canAddPictures(link.clubId, publicResult(result)))
    throw new Refusal('not_your_match', {
      sentence: 'The other club has reported this. You can add pictures when you have disputed it.',
    });
  return { resultId: result.id, clubId: link.clubId };
}

async function refuseIfFull(db: Db, season: number, side: Side, bytes: number): Promise<void> {
  if ((await listPicturesOf(db, side)).length >= PICTURES_PER_SIDE) throw new Refusal('too_many_pictures');
  const stored = await bytesOfClub(db, season, side.clubId);
  if (stored + bytes > MOST_BYTES_PER_CLUB) throw new Refusal('club_pictures_full');
}
