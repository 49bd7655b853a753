import type { TwoSides } from './agreement.ts';

/** Screenshots that one club can add to a result. */
export const IMAGES_PER_SIDE = 3;
/** The upload limit of an image. */
export const IMAGE_BYTES_MAX = 8 * 1024 * 1024;
/** Pixels of the longest side of a stored image. */
export const IMAGE_SIDE_MAX = 1_920;

/** Whether a club may add screenshots to a pending result of its own match: it has submitted or disputes the result. */
export function canAddImages(clubId: number, { reportedBy, dispute }: TwoSides): boolean {
  return reportedBy === clubId || dispute?.by === clubId;
}
