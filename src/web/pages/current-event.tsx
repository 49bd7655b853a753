import type { ReactNode } from 'react';
import type { KnockoutsReply } from '#contract/knockouts-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import styles from '#web/features/season-notices/season-notices.module.css';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import shared from '#web/ui/shared.module.css';

/* Loaded on demand, because most of the season needs neither. The placeholders have their height. */
const DrawNotice = lazyPart(() => import('#web/features/season-notices/draw-notice.tsx'), {
  fallback: () => <div className={`${shared.card} ${styles.event}`} />,
  message: null,
});
const NextTies = lazyPart(() => import('#web/features/season-notices/next-ties.tsx'), {
  fallback: () => <div className={styles.nextTies} />,
  message: null,
});

interface Props {
  readonly facts: TournamentReply;
  /** Needed in the knockouts. */
  readonly knockouts: KnockoutsReply | undefined;
  /** The countdown to the next deadline. */
  readonly deadline: ReactNode;
}

/** The current event of the season: its draw, its next deadline or its next ties. */
export function CurrentEvent({ facts, knockouts, deadline }: Props) {
  const { draw, phase, kickoffs } = facts;
  if (draw.state === 'sealed' || draw.state === 'drawing') return <DrawNotice draw={draw} />;
  return (
    <>
      {deadline}
      {phase === 'knockouts' && knockouts && <NextTies knockouts={knockouts} kickoffs={kickoffs} />}
    </>
  );
}
