import type { DrawClub } from '../../draw/draw-clubs.ts';
import { kind } from '../kind.ts';
import { newDraw, validDrawOf } from '../state.ts';

/** The list of clubs with their pots, until it is sealed. */
export const potsSet = kind<{ readonly clubs: readonly DrawClub[] }>()({
  apply(season, { data }) {
    const draw = validDrawOf(season);
    if (draw) draw.clubs = data.clubs;
    else season.draws.push(newDraw(data.clubs));
  },
});
