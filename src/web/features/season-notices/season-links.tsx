import type { TournamentReply } from '#contract/tournament-view.ts';
import type { DrawState } from '#domain/draw/draw.ts';
import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { Ellipsis } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import sheet from '#web/ui/sheet.module.css';
import { SEASON_LINKS } from '#words/titles.ts';
import styles from './season-notices.module.css';

const LIST_ID = 'season-links';
/** Draw states in which there is something to see. */
const DRAW_STATES: readonly DrawState[] = ['sealed', 'drawing', 'done'];

/** Pages of the season that are not in the menu, once there is something to see: a row, or a sheet on a phone. */
export function SeasonLinks({ facts }: { readonly facts: TournamentReply }) {
  if (!isBegun(facts)) return null;
  const { phase, status, season, draw } = facts;
  const links = [
    ...(DRAW_STATES.includes(draw.state) ? [{ href: PATHS.draw, text: 'The draw' }] : []),
    // Once the groups are closed, the knockouts have a tab on the hub.
    ...(phase === 'groups' && status !== SITE.claims.tournamentStatus ? [SEASON_LINKS.knockouts] : []),
    ...(season.number > 1 ? [SEASON_LINKS.seasons] : []),
    SEASON_LINKS.record,
  ];
  return (
    <>
      <button type="button" popoverTarget={LIST_ID} className={styles.more}>
        <Ellipsis className={shared.iconMedium} />
        <span className={shared.hidden}>{SEASON_LINKS.more}</span>
      </button>
      <ul id={LIST_ID} popover="auto" className={`${sheet.sheet} ${shared.notOnPaper} ${styles.seasonLinks}`}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether there is more to show than clubs and results. */
function isBegun(facts: TournamentReply): boolean {
  const { phase, announcement, reporting, draw, season, schedule, deductions, withdrawals, replacements } =
    facts;
  const decisions = [schedule, deductions, withdrawals, replacements];
  const isStarted = phase !== 'groups' || draw.state !== 'none' || season.number > 1 || season.name !== null;
  const isAnnounced = announcement !== null || reporting.closedBecause !== null;
  return isStarted || isAnnounced || decisions.some(({ length }) => length > 0);
}
