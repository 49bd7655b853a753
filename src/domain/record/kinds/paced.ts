import { kind } from '../kind.ts';
import { validDrawOf } from '../state.ts';

/** The seconds between two balls that are drawn automatically; null when none are. */
export const paced = kind<{ readonly everySeconds: number | null; readonly nextBallAt: string | null }>()({
  apply(season, { data }) {
    const draw = validDrawOf(season);
    if (!draw) return;
    draw.secondsPerBall = data.everySeconds;
    draw.nextBallAt = data.nextBallAt;
  },
});
