import type { DrawReply } from '#contract/draw.ts';
import { Button } from '#web/ui/button.tsx';
import { StaleMark } from '#web/ui/stale-mark.tsx';
import { RECONNECTING } from '#words/connection.ts';
import { DrawResult } from './draw-result.tsx';
import { DrawShow } from './draw-show.tsx';
import { Seal } from './seal.tsx';
import { useBallsInTurn } from './use-balls-in-turn.ts';
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
