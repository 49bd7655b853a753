import type { TwoSides } from './agreement.ts';

/** Pictures that one club can add to a result. */
export const PICTURES_PER_SIDE = 3;
/** Bytes of a picture as it is sent. */
export const PICTURE_BYTES_MAX = 8 * 1024 * 1024;
/** Pixels of the longest side of a picture as it is stored. */
export const PICTURE_SIDE_MAX = 1_920;

/** Whether a club may add pictures to a pending result of its own match: it has reported the result, or disputes it. */
export function canAddPictures(clubId: number, { reportedBy, dispute }: TwoSides): boolean {
  return reportedBy === clubId || dispute?.by === clubId;
}
