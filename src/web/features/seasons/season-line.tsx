import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { seasonPath } from '#web/content/season-address.ts';
import { namedSeasonTitle } from '#web/content/season-title.ts';
import { Link } from '#web/ui/link.tsx';

interface Props {
  readonly season: FinishedSeasonReply['season'];
  readonly className?: string;
}

/** Above a club or match of the archive: the season that it belongs to, which it leads to. */
export function SeasonLine({ season, className }: Props) {
  return (
    <p className={className}>
      <Link
        href={seasonPath(season.number)}
        className="inline-flex min-h-touch items-center text-gold wrap-anywhere"
      >
        <bdi>{namedSeasonTitle(season)}</bdi>
      </Link>
    </p>
  );
}
