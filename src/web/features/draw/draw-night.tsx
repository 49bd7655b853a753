import { useEffect, useState } from 'react';
import type { DrawReply } from '#contract/draw.ts';
import { PATHS } from '#paths.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Play } from '#web/ui/icons.tsx';
import { StaleMark } from '#web/ui/load-error.tsx';
import { Section } from '#web/ui/section.tsx';
import shared from '#web/ui/shared.module.css';
import { RECONNECTING } from '#words/connection.ts';
import { CheckDraw } from './check-draw.tsx';
import { DrawGroups } from './draw-groups.tsx';
import styles from './draw-night.module.css';
import { DrawShow } from './draw-show.tsx';
import { Pots } from './pots.tsx';
import { Seal } from './seal.tsx';
import { DRAW } from './words.ts';

/** At a quick pace everybody is one ball behind now and then. */
const BEHIND_MIN = 2;

interface Props {
  readonly draw: DrawReply;
  /** When the draw was read, in milliseconds. */
  readonly readAt: number;
  /** Whether it could not be read again. */
  readonly isStale: boolean;
}

/** A draw from its first ball on: the show while there is something to show, then the result. */
export function DrawNight({ draw, readAt, isStale }: Props) {
  const { clubs, steps, state } = draw;
  const { shown, isOver, showAll } = useBallsInTurn(steps.length, readAt);
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

/** The groups with the order in which they came, and all that is needed to compute the draw again. */
function DrawResult({ draw }: { readonly draw: DrawReply }) {
  const { clubs, steps } = draw;
  const [replayed, setReplayed] = useReplay(steps.length);
  const hydrated = useHydrated();
  return (
    <>
      <div className={styles.actions}>
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

/** What a ball takes on the stage until it has landed in its group, in draw.module.css. */
const BALL_MS = 2_600;
/** The draw is read at least every 5 s. Longer than this, and the page was out of view or without a connection. */
const AWAY_MS = 8_000;

/**
 * How many of the balls that were told are shown. Whoever comes late, or back, sees the present state at once; balls
 * that come afterwards are shown one after the other, also when several were told together.
 */
function useBallsInTurn(told: number, readAt: number) {
  const [shown, setShown] = useState(told);
  /** Those whose time on the stage has passed. */
  const [landed, setLanded] = useState(told);
  const [lastReadAt, setLastReadAt] = useState(readAt);
  const showAll = () => {
    setShown(told);
    setLanded(told);
  };
  // A draw that was given up begins again with fewer.
  if (shown > told) showAll();
  if (readAt !== lastReadAt) {
    setLastReadAt(readAt);
    if (readAt - lastReadAt > AWAY_MS) setShown(told);
  }
  useEffect(() => {
    if (shown === landed) {
      if (shown < told) setShown(shown + 1);
      return;
    }
    const timer = setTimeout(() => setLanded(shown), BALL_MS);
    return () => clearTimeout(timer);
  }, [told, shown, landed]);
  return { shown, isOver: landed === told, showAll };
}
