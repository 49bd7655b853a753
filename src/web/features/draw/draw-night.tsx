import type { DrawReply } from '#contract/draw.ts';
import { DRAW } from '#web/content/draw.ts';
import { Button } from '#web/ui/button.tsx';
import { DrawResult } from './draw-result.tsx';
import { DrawShow } from './draw-show.tsx';
import { useBallsInTurn } from './use-balls-in-turn.ts';

/** A draw from its first ball on: the show while there is something to show, then the result. */
export function DrawNight({ draw }: { readonly draw: DrawReply }) {
  const { clubs, steps, state } = draw;
  const { shown, isOver, showAll } = useBallsInTurn(steps.length);
  if (state === 'done' && isOver) return <DrawResult draw={draw} />;
  return (
    <>
      <DrawShow draw={{ clubs, steps: steps.slice(0, shown) }} />
      {shown < steps.length && (
        <Button variant="secondary" onClick={showAll}>
          {DRAW.stopReplay}
        </Button>
      )}
    </>
  );
}
