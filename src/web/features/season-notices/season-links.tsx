import type { TournamentReply } from '#contract/tournament-view.ts';
import { SITE } from '#site/site.ts';
import { DRAW_LINKS } from '#web/content/draw-links.ts';
import { SEASON_LINKS } from '#web/content/season-links.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './season-notices.module.css';

/** To what belongs to a season and stands in no menu, once there is something to see. */
export function SeasonLinks({ facts: { phase, status, season, draw } }: { readonly facts: TournamentReply }) {
  const toDraw = DRAW_LINKS[draw.state];
  const links = [
    ...(toDraw ? [{ href: '/draw', text: toDraw }] : []),
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
