import { PICTURES_PER_SIDE } from '#domain/results/evidence.ts';
import { Refusal } from '../http/refusal.ts';

/** Each may hold 8 MB while it arrives and waits to be encoded. */
const AT_ONCE = 16;
/** Whoever chooses all pictures of a result at once is not refused. */
const AT_ONCE_PER_CLUB = PICTURES_PER_SIDE;
const RETRY_AFTER_SECONDS = 5;

/** Lets a few uploads in at a time, and refuses the others before anything of them is read. */
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
