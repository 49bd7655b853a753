import type { TournamentReply } from '#contract/tournament-view.ts';
import { dayText } from '#domain/schedule/gmt-text.ts';
import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { Link } from '#web/ui/link.tsx';
import { HOME } from '#words/home.ts';
import styles from './draw-figure.module.css';

/** When the draw is, in a word: 'Soon', its day, 'Done'. */
export function DrawFigure({ draw }: { readonly draw: TournamentReply['draw'] | undefined }) {
  if (!draw || draw.state === 'none') return SITE.claims.draw;
  const day = draw.drawAt === null ? SITE.claims.draw : dayText(draw.drawAt);
  return (
    <Link href={PATHS.draw} className={styles.link}>
      {draw.state === 'done' ? HOME.drawn : day}
    </Link>
  );
}
