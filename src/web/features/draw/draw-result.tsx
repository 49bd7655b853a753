import { useEffect, useState } from 'react';
import type { DrawReply } from '#contract/draw.ts';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Play } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import shared from '#web/ui/shared.module.css';
import { CheckDraw } from './check-draw.tsx';
import { DrawGroups } from './draw-groups.tsx';
import styles from './draw-result.module.css';
import { DrawShow } from './draw-show.tsx';
import { Pots } from './pots.tsx';
import { Seal } from './seal.tsx';
import { DRAW } from './words.ts';

const REPLAY_BALL_MS = 2_400;

/** The groups with the order in which they came, and all that is needed to compute the draw again. */
export function DrawResult({ draw }: { readonly draw: DrawReply }) {
  const { clubs, steps } = draw;
  const [replayed, setReplayed] = useReplay(steps.length);
  const hydrated = useHydrated();
  return (
    <>
      <div className={styles.actions}>
        <LinkButton href="/ng-hub">{DRAW.toHub}</LinkButton>
        {hydrated && (
          <Button variant="secondary" onClick={() => setReplayed(replayed === null ? 0 : null)}>
            {replayed === null && <Play className={shared.iconSmall} />}
            {replayed === null ? DRAW.replay : DRAW.stopReplay}
          </Button>
        )}
      </div>
      {replayed === null ? (
        <>
          <Section id="groups" title={DRAW.groups} lead={DRAW.groupsLead}>
            <div className={styles.groups}>
              <DrawGroups clubs={clubs} steps={steps} isShow={false} isLive={false} />
            </div>
          </Section>
          <CheckDraw draw={draw} />
          <Seal draw={draw} />
          <Section id="pots" title={DRAW.pots}>
            <Pots clubs={clubs} steps={steps} isOver />
          </Section>
        </>
      ) : (
        <DrawShow draw={{ clubs, steps: steps.slice(0, replayed) }} />
      )}
    </>
  );
}

/** How many balls of the replay are shown; null when none runs. */
function useReplay(count: number): [number | null, (balls: number | null) => void] {
  const [replayed, setReplayed] = useState<number | null>(null);
  useEffect(() => {
    if (replayed === null || replayed >= count) return;
    const timer = setTimeout(() => setReplayed(replayed + 1), REPLAY_BALL_MS);
    return () => clearTimeout(timer);
  }, [replayed, count]);
  return [replayed, setReplayed];
}
