import type { PendingResult } from '#contract/result-views.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { ADD_SCREENSHOTS, screenshotName } from '#web/features/submit-result/evidence/words.ts';
import { ImageRow, type PrivateImage } from '#web/ui/image/image-row.tsx';
import { adminScreenshotQuery } from '../admin-calls.ts';
import styles from './result-details.module.css';

interface Side {
  readonly clubId: number | null;
  readonly name: string;
}

interface Props {
  readonly evidence: PendingResult['evidence'];
  readonly side: Side;
  /** The viewer browses the screenshots of all sides, in this order. */
  readonly sides: readonly Side[];
}

/** The screenshots of one club; the viewer continues with those of the other. */
export function SideScreenshots({ evidence, side, sides }: Props) {
  const screenshots = screenshotsOf(evidence, side);
  if (screenshots.length === 0) return null;
  return (
    <ImageRow
      label={`${ADD_SCREENSHOTS.label}, ${side.name}`}
      images={screenshots}
      browsable={sides.flatMap((each) => screenshotsOf(evidence, each))}
    />
  );
}

interface AllProps {
  readonly evidence: PendingResult['evidence'];
  readonly clubs: readonly Club[];
}

/** Screenshots of both clubs, where there are no claims to show them with. */
export function AllScreenshots({ evidence, clubs }: AllProps) {
  const sides = [...new Set(evidence.map(({ clubId }) => clubId))].map((clubId) => sideOf(clubs, clubId));
  if (sides.length === 0) return null;
  return (
    <div className={styles.screenshots}>
      {sides.map((side) => (
        <SideScreenshots key={side.clubId} evidence={evidence} side={side} sides={sides} />
      ))}
    </div>
  );
}

export function sideOf(clubs: readonly Club[], clubId: number | null): Side {
  return { clubId, name: clubs.find(({ id }) => id === clubId)?.name ?? '' };
}

function screenshotsOf(evidence: PendingResult['evidence'], { clubId, name }: Side): PrivateImage[] {
  const own = evidence.filter((image) => image.clubId === clubId);
  return own.map(({ sha256, width, height }, index) => ({
    // Both clubs may have sent the same image.
    id: `${clubId} ${sha256}`,
    name: screenshotName(index, own.length, name),
    width,
    height,
    query: adminScreenshotQuery(sha256),
  }));
}
