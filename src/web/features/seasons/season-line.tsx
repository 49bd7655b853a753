import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { seasonPath } from '#paths.ts';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { namedSeasonTitle } from '#words/titles.ts';
import styles from './season-line.module.css';

interface Props {
  readonly season: FinishedSeasonReply['season'];
  readonly className?: string | undefined;
}

/** Above a club or match of the archive: the season that it belongs to, which it leads to. */
export function SeasonLine({ season, className }: Props) {
  return (
    <p className={className}>
      <Link href={seasonPath(season.number)} className={`${styles.link} ${shared.touch}`}>
        <bdi>{namedSeasonTitle(season)}</bdi>
      </Link>
    </p>
  );
}
