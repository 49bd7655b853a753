import type { DrawStep } from '../../draw/draw-steps.ts';
import { textOf } from '../entry.ts';
import { kind } from '../kind.ts';
import { newDraw, validDrawOf } from '../state.ts';

/** A draw is given up. If it had been started, its secret and all of its balls are published. */
export const unsealed = kind<{ readonly secret: string | null; readonly steps: readonly DrawStep[] }>()({
  apply(season, entry) {
    const draw = validDrawOf(season);
    if (!draw) return;
    draw.givenUpAt = entry.at;
    draw.givenUpBecause = textOf(entry, 'reason');
    draw.secret = entry.data.secret;
    draw.steps = [...entry.data.steps];
    draw.secondsPerBall = null;
    draw.nextBallAt = null;
    season.draws.push(newDraw(draw.clubs));
  },
  inFeed: true,
  changesCalendars: true,
});
