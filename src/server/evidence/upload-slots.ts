import { IMAGES_PER_SIDE } from '#domain/results/evidence.ts';
import { Refusal } from '../http/refusal.ts';

/** Each may hold 8 MB while it is uploaded and waiting to be encoded. */
const AT_ONCE = 16;
/** A captain may select all screenshots of a result at once. */
const AT_ONCE_PER_CLUB = IMAGES_PER_SIDE;
const RETRY_AFTER_SECONDS = 5;

/** Admits a few uploads at a time, and rejects the others before any of them is read. */
export type UploadSlots = <Reply>(clubId: number, upload: () => Promise<Reply>) => Promise<Reply>;

export function createUploadSlots(): UploadSlots {
  const clubs: number[] = [];
  return async (clubId, upload) => {
    const own = clubs.filter((other) => other === clubId).length;
    if (clubs.length >= AT_ONCE || own >= AT_ONCE_PER_CLUB)
      throw new Refusal('pictures_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    clubs.push(clubId);
    try {
      return await upload();
    } finally {
      clubs.splice(clubs.indexOf(clubId), 1);
    }
  };
}
