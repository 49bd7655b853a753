import { type ReactNode, useState } from 'react';
import type { DrawReply } from '#contract/draw.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { Section } from '#web/ui/section.tsx';
import shared from '#web/ui/shared.module.css';
import { groupTitle } from '#words/titles.ts';
import drawStyles from './draw.module.css';
import { DrawGroups } from './draw-groups.tsx';
import styles from './draw-show.module.css';
import { Pots } from './pots.tsx';
import { ballOf, DRAW, potTitle } from './words.ts';

interface Props {
  readonly draw: Pick<DrawReply, 'clubs' | 'steps'>;
  /** Under the groups. */
  readonly children?: ReactNode;
}

/** Draw night: the newest ball, the groups as they fill up, and what is left in the pots. */
export function DrawShow({ draw: { clubs, steps }, children }: Props) {
  // Whoever comes late sees the present state at once; only balls that come afterwards move.
  const [shownFirst] = useState(steps.length);
  const isLive = steps.length > shownFirst;
  return (
    <div className={drawStyles.drawShow}>
      <div className={drawStyles.drawStage} data-live={isLive} aria-live="polite">
        <NewestBall key={steps.length} clubs={clubs} steps={steps} />
      </div>
      <section aria-labelledby="groups" className={styles.section}>
        <h2 id="groups" className={shared.hidden}>
          {DRAW.groups}
        </h2>
        <DrawGroups clubs={clubs} steps={steps} isShow isLive={isLive} />
        {children && <div className={styles.groups}>{children}</div>}
      </section>
      <Section id="pots" title={DRAW.pots} className={drawStyles.drawShowPots}>
        <Pots clubs={clubs} steps={steps} newest={isLive ? steps.at(-1)?.club : undefined} />
      </Section>
    </div>
  );
}

function NewestBall({ clubs, steps }: Pick<DrawReply, 'clubs' | 'steps'>) {
  const step = steps.at(-1);
  const name = clubs[(step?.club ?? 0) - 1]?.name;
  if (!step || name === undefined) return <p className={drawStyles.drawWaiting}>{DRAW.nothingYet}</p>;
  return (
    <>
      <span className={drawStyles.drawBall} aria-hidden="true">
        {step.pot}
      </span>
      <Crest name={name} size={96} className={drawStyles.drawCrest} />
      <p className={drawStyles.drawSays}>
        <span className={drawStyles.drawClub}>{name}</span>{' '}
        <span className={drawStyles.drawCount}>
          {potTitle(step.pot)} · {ballOf(steps.length)}
        </span>
      </p>
      <p className={drawStyles.drawGoes}>
        <span className={shared.hidden}>{groupTitle(step.group)}</span>
        <span aria-hidden="true">{step.group}</span>
      </p>
    </>
  );
}
