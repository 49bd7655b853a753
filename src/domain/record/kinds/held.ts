import { kind } from '../kind.ts';
import { validDrawOf } from '../state.ts';

/** The phrase is mixed in: from now on every ball is fixed. */
export const held = kind<{ readonly phrase: string }>()({
  apply(season, { data }) {
    const draw = validDrawOf(season);
    if (draw) draw.phrase = data.phrase;
  },
});
