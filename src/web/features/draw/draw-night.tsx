import { useEffect, useState } from 'react';
import type { DrawReply } from '#contract/draw.ts';
import { PATHS } from '#paths.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Play } from '#web/ui/icons.tsx';
import { Section } from '#web/ui/layout.tsx';
import { StaleMark } from '#web/ui/load-error.tsx';
import shared from '#web/ui/shared.module.css';
import { RECONNECTING } from '#words/fallbacks.ts';
import { CheckDraw } from './check-draw.tsx';
import styles from './draw.module.css';
import { DrawGroups } from './draw-groups.tsx';
import { DrawShow } from './draw-show.tsx';
import { Pots } from './pots.tsx';
import { Seal } from './seal.tsx';
import { DRAW } from './words.ts';

/** At a fast pace, every viewer is one ball behind now and then. */
const BEHIND_MIN = 2;

interface Props {
  readonly draw: DrawReply;
  /** In milliseconds. */
  readonly readAt: number;
  /** Whether the last refetch failed. */
  readonly isStale: boolean;
}

/** A draw from its first ball on: first the show, then the result. */
export function DrawNight({ draw, readAt, isStale }: Props) {
  const { clubs, steps, state } = draw;
  const { shown, isOver, showAll } = useBallsOneByOne(steps.length, readAt);
  if (state === 'done' && isOver) return <DrawResult draw={draw} />;
  return (
    <>
      {isStale && <StaleMark>{RECONNECTING}</StaleMark>}
      <DrawShow draw={{ clubs, steps: steps.slice(0, shown) }}>
        {steps.length - shown >= BEHIND_MIN && (
          <Button variant="secondary" onClick={showAll}>
            {state === 'done' ? DRAW.stopReplay : DRAW.catchUp}
          </Button>
        )}
      </DrawShow>
      <Seal draw={draw} />
    </>
  );
}

const REPLAY_BALL_MS = 2_400;

/** The groups in the order they were drawn, with everything needed to verify the draw. */
function DrawResult({ draw }: { readonly draw: DrawReply }) {
  const { clubs, steps } = draw;
  const [replayed, setReplayed] = useReplay(steps.length);
  const hydrated = useHydrated();
  return (
    <>
      <div className={`${shared.row} ${shared.notOnPaper}`}>
        <LinkButton href={PATHS.hub}>{DRAW.toHub}</LinkButton>
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
            <div className={styles.resultGroups}>
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

/** Null while no replay is running. */
function useReplay(count: number): [number | null, (balls: number | null) => void] {
  const [replayed, setReplayed] = useState<number | null>(null);
  useEffect(() => {
    if (replayed === null || replayed >= count) return;
    const timer = setTimeout(() => setReplayed(replayed + 1), REPLAY_BALL_MS);
    return () => clearTimeout(timer);
  }, [replayed, count]);
  return [replayed, setReplayed];
}

/** How long a ball takes to land in its group; must match draw.module.css. */
const BALL_MS = 2_600;
/** The draw is read at least every 5 s. A longer gap means that the page was hidden or offline. */
const AWAY_MS = 8_000;

/**
 * How many of the revealed balls are shown. Visitors who arrive late or come back see the current state at once; balls
 * revealed after that are shown one by one, even if several were revealed together.
 */
function useBallsOneByOne(revealed: number, readAt: number) {
  const [shown, setShown] = useState(revealed);
  /** Balls that have landed in their group. */
  const [landed, setLanded] = useState(revealed);
  const [lastReadAt, setLastReadAt] = useState(readAt);
  const showAll = () => {
    setShown(revealed);
    setLanded(revealed);
  };
  // A draw that was voided and started again has fewer balls.
  if (shown > revealed) showAll();
  if (readAt !== lastReadAt) {
    setLastReadAt(readAt);
    if (readAt - lastReadAt > AWAY_MS) setShown(revealed);
  }
  useEffect(() => {
    if (shown === landed) {
      if (shown < revealed) setShown(shown + 1);
      return;
    }
    const timer = setTimeout(() => setLanded(shown), BALL_MS);
    return () => clearTimeout(timer);
  }, [revealed, shown, landed]);
  return { shown, isOver: landed === revealed, showAll };
}
