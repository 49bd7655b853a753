import { type ReactNode, useState } from 'react';
import type { DrawReply } from '#contract/draw.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { Section } from '#web/ui/layout.tsx';
import shared from '#web/ui/shared.module.css';
import { groupTitle } from '#words/titles.ts';
import drawStyles from './draw.module.css';
import { DrawGroups } from './draw-groups.tsx';
import { Pots } from './pots.tsx';
import { ballOf, DRAW, potTitle } from './words.ts';

interface Props {
  readonly draw: Pick<DrawReply, 'clubs' | 'steps'>;
  /** Below the groups. */
  readonly children?: ReactNode;
}

/** Draw night: the newest ball, the groups as they fill up, and what is left in the pots. */
export function DrawShow({ draw: { clubs, steps }, children }: Props) {
  // Visitors who arrive late see the current state at once; only later balls are animated.
  const [shownFirst] = useState(steps.length);
  const isLive = steps.length > shownFirst;
  return (
    <div className={drawStyles.drawShow}>
      <div className={drawStyles.drawStage} data-live={isLive} aria-live="polite">
        <NewestBall key={steps.length} clubs={clubs} steps={steps} isLive={isLive} />
      </div>
      <section aria-labelledby="groups" className={drawStyles.showSection}>
        <h2 id="groups" className={shared.hidden}>
          {DRAW.groups}
        </h2>
        <DrawGroups clubs={clubs} steps={steps} isShow isLive={isLive} />
        {children && <div className={drawStyles.showGroups}>{children}</div>}
      </section>
      <Section id="pots" title={DRAW.pots} className={drawStyles.drawShowPots}>
        <Pots clubs={clubs} steps={steps} newest={isLive ? steps.at(-1)?.club : undefined} />
      </Section>
    </div>
  );
}

interface NewestBallProps extends Pick<DrawReply, 'clubs' | 'steps'> {
  readonly isLive: boolean;
}

function NewestBall({ clubs, steps, isLive }: NewestBallProps) {
  const step = steps.at(-1);
  const name = clubs[(step?.club ?? 0) - 1]?.name;
  const drawn = new Set(steps.map(({ club }) => club));
  if (!step || name === undefined) return <p className={drawStyles.drawWaiting}>{DRAW.nothingYet}</p>;
  return (
    <>
      <span className={drawStyles.drawBall} aria-hidden="true">
        {step.pot}
      </span>
      <Crest name={name} size={96} className={drawStyles.drawCrest} />
      <p className={drawStyles.drawClub}>
        <ClubName name={name} isLarge />
      </p>{' '}
      <p className={`${drawStyles.drawCount} ${shared.note}`}>
        {potTitle(step.pot)} · <span>{ballOf(steps.length, clubs.length)}</span>
      </p>
      <p className={drawStyles.drawDestination}>
        <span className={shared.hidden}>{groupTitle(step.group)}</span>
        <span aria-hidden="true">{step.group}</span>
      </p>
      <p className={drawStyles.drawLeft} aria-hidden="true">
        {clubs.map((club, index) =>
          club.pot === step.pot ? (
            <span
              key={club.name}
              title={club.name}
              data-drawn={drawn.has(index + 1)}
              data-newest={isLive && index + 1 === step.club}
            >
              <Crest name={club.name} />
            </span>
          ) : null,
        )}
      </p>
    </>
  );
}
