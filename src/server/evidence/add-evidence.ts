import type { StoredImage } from '#contract/evidence.ts';
import { findAnswerable } from '#domain/decisions/answer-result.ts';
import { publicResult, type SeasonState } from '#domain/record/state.ts';
import { canAddImages, IMAGES_PER_SIDE } from '#domain/results/evidence.ts';
import { type ClubLink, recordLinkUse } from '#store/access/club-links.ts';
import { lockRevision } from '#store/db/revision.ts';
import type { Db } from '#store/db/tables.ts';
import {
  bytesOfClub,
  bytesOfImages,
  findSentImage,
  insertEvidence,
  listImagesOf,
  type Side,
} from '#store/evidence/evidence.ts';
import { sha256Of } from '#store/evidence/images.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { ImageEncoder } from './image-encoder.ts';

/** A season in which both clubs of every match upload the maximum takes 400 MB. */
const MAX_BYTES_IN_ALL = 2_000_000_000;
/** Three times as much as a finalist can add in its eight matches. All 64 clubs together stay below the total limit. */
const MAX_BYTES_PER_CLUB = 30_000_000;

interface Upload {
  readonly link: ClubLink;
  readonly resultId: number;
  readonly inSlot: UploadSlots;
  /** Reads the upload. Called only once the club is known to be allowed to add to this result. */
  readonly receive: () => Promise<Buffer>;
  readonly encode: ImageEncoder['encode'];
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/**
 * Adds a screenshot to a result. Nothing public changes, so no revision is raised and there is no record entry:
 * authorised pages poll. A repeated upload gets the first reply, even if there is no space left.
 */
export async function addEvidence(
  context: Context,
  { link, resultId, inSlot, receive, encode, signal }: Upload,
): Promise<StoredImage> {
  const { db, images, engine } = context.store;
  const { season } = await context.tournament.read();
  const side = findSide(season, link, resultId);
  return inSlot(link.clubId, async () => {
    const sent = await receive();
    const sentSha256 = sha256Of(sent);
    const known = await findSentImage(db, side, sentSha256);
    if (known && (await images.read(known.sha256))) return known;
    if (!known) await refuseIfFull(db, season.number, side, 0);

    const { jpeg, width, height } = await encode(sent, signal);
    const image = { sha256: sha256Of(jpeg), width, height };
    const now = context.clock().toISOString();
    await images.keep(image.sha256, jpeg, async (trx) => {
      await lockRevision(trx, engine);
      // Everything may have changed during the upload.
      if (!(await recordLinkUse(trx, link.keyHash, now))) throw new ApiError('unknown_club_key');
      const { season: current } = await context.tournament.readFor(trx);
      findSide(current, link, side.resultId);
      if ((await listImagesOf(trx, side)).includes(image.sha256)) return;
      await refuseIfFull(trx, current.number, side, jpeg.length);
      if ((await bytesOfImages(trx)) + jpeg.length > MAX_BYTES_IN_ALL)
        throw new ApiError('no_room_for_pictures');
      await insertEvidence(trx, side, {
        season: current.number,
        ...image,
        sentSha256,
        bytes: jpeg.length,
        createdAt: now,
      });
    });
    return image;
  });
}

/** One side of a result, while it can add and remove screenshots. */
export function findSide(season: SeasonState, link: ClubLink, resultId: number): Side {
  const { result } = findAnswerable(season, link.clubId, resultId);
  if (!canAddImages(link.clubId, publicResult(result)))
    throw new ApiError('not_your_match', {
      message: 'The other club submitted this result. You can add screenshots once you have disputed it.',
    });
  return { resultId: result.id, clubId: link.clubId };
}

async function refuseIfFull(db: Db, season: number, side: Side, bytes: number): Promise<void> {
  if ((await listImagesOf(db, side)).length >= IMAGES_PER_SIDE) throw new ApiError('too_many_pictures');
  const stored = await bytesOfClub(db, season, side.clubId);
  if (stored + bytes > MAX_BYTES_PER_CLUB) throw new ApiError('club_pictures_full');
}

/** Each may hold 8 MB while it is uploaded and waiting to be encoded. */
const AT_ONCE = 16;
/** A captain may select all screenshots of a result at once. */
const AT_ONCE_PER_CLUB = IMAGES_PER_SIDE;
const RETRY_AFTER_SECONDS = 5;

/** Admits a few uploads at a time, and rejects the others before any of them is read. */
type UploadSlots = <Reply>(clubId: number, upload: () => Promise<Reply>) => Promise<Reply>;

export function createUploadSlots(): UploadSlots {
  const clubs: number[] = [];
  return async (clubId, upload) => {
    const own = clubs.filter((other) => other === clubId).length;
    if (clubs.length >= AT_ONCE || own >= AT_ONCE_PER_CLUB)
      throw new ApiError('pictures_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    clubs.push(clubId);
    try {
      return await upload();
    } finally {
      clubs.splice(clubs.indexOf(clubId), 1);
    }
  };
}
