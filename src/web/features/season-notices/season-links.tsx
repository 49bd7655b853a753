import type { TournamentReply } from '#contract/tournament-view.ts';
import type { DrawState } from '#domain/draw/draw.ts';
import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { Link } from '#web/ui/link.tsx';
import { SEASON_LINKS } from '#words/season-links.ts';
import styles from './season-notices.module.css';

/** The way to the draw, once there is something to see. */
const DRAW_LINKS: Partial<Record<DrawState, string>> = {
  sealed: 'The draw',
  drawing: 'The draw is live',
  done: 'The draw',
};

/** To what belongs to a season and stands in no menu, once there is something to see. */
export function SeasonLinks({ facts: { phase, status, season, draw } }: { readonly facts: TournamentReply }) {
  const toDraw = DRAW_LINKS[draw.state];
  const links = [
    ...(toDraw ? [{ href: PATHS.draw, text: toDraw }] : []),
    // Once the groups are closed, the hub has a tab for it.
    ...(phase === 'groups' && status !== SITE.claims.tournamentStatus ? [SEASON_LINKS.knockouts] : []),
    ...(season.number > 1 ? [SEASON_LINKS.seasons] : []),
    SEASON_LINKS.record,
  ];
  return (
    <ul className={styles.seasonLinks}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
