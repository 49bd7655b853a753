import type { PendingResult } from '#contract/result-views.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { ADD_PICTURES, PICTURES, pictureName } from '#web/features/submit-result/evidence/words.ts';
import { PictureRow } from '#web/ui/picture/picture-row.tsx';
import type { PrivatePicture } from '#web/ui/picture/private-picture.ts';
import { adminPictureQuery } from '../admin-calls.ts';

/** A club of the match, as the review names it. */
interface Side {
  readonly clubId: number | null;
  readonly name: string;
}

interface Props {
  readonly evidence: PendingResult['evidence'];
  readonly side: Side;
  /** All whose pictures are leafed through together, in their order. */
  readonly sides: readonly Side[];
}

/** The screenshots of one club. Those of the other follow when one leafs through them. */
export function SidePictures({ evidence, side, sides }: Props) {
  const pictures = picturesOf(evidence, side);
  if (pictures.length === 0) return null;
  return (
    <PictureRow
      label={`${ADD_PICTURES.label}, ${side.name}`}
      pictures={pictures}
      leaf={sides.flatMap((each) => picturesOf(evidence, each))}
      texts={PICTURES}
    />
  );
}

interface AllProps {
  readonly evidence: PendingResult['evidence'];
  readonly clubs: readonly Club[];
}

/** Those of both clubs, where there is no claim of either to stand beside. */
export function AllPictures({ evidence, clubs }: AllProps) {
  const sides = [...new Set(evidence.map(({ clubId }) => clubId))].map((clubId) => sideOf(clubs, clubId));
  if (sides.length === 0) return null;
  return (
    <div className="admin-pictures">
      {sides.map((side) => (
        <SidePictures key={side.clubId} evidence={evidence} side={side} sides={sides} />
      ))}
    </div>
  );
}

export function sideOf(clubs: readonly Club[], clubId: number | null): Side {
  return { clubId, name: clubs.find(({ id }) => id === clubId)?.name ?? '' };
}

function picturesOf(evidence: PendingResult['evidence'], { clubId, name }: Side): PrivatePicture[] {
  const own = evidence.filter((picture) => picture.clubId === clubId);
  return own.map(({ sha256, width, height }, index) => ({
    // Both clubs may send the same picture.
    id: `${clubId} ${sha256}`,
    name: pictureName(index, own.length, name),
    width,
    height,
    query: adminPictureQuery(sha256),
  }));
}
