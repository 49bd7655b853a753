import { kind } from '../kind.ts';
import { validDrawOf } from '../state.ts';

export const sealed = kind<{
  readonly inputHash: string;
  readonly commitment: string;
  readonly drawAt: string | null;
  readonly phraseFrom: string | null;
}>()({
  apply(season, { data: { inputHash, commitment, drawAt, phraseFrom } }) {
    const draw = validDrawOf(season);
    if (draw) Object.assign(draw, { inputHash, commitment, drawAt, phraseFrom });
  },
  changesCalendars: true,
});
