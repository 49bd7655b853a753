import type { DrawStep } from '../../draw/draw-steps.ts';
import { kind } from '../kind.ts';
import type { NamedClub } from '../recorded-match.ts';
import { validDrawOf } from '../state.ts';
import { nameClub } from './renamed.ts';

export const drawn = kind<{
  readonly after: number;
  readonly steps: readonly (DrawStep & { readonly name: string })[];
  readonly nextBallAt: string | null;
  /** With the last ball, as are all below. */
  readonly secret?: string;
  /** The clubs take their places. Replacements and kick-offs of the clubs that were there before end with that. */
  readonly places?: readonly NamedClub[];
  /** The deductions that end, since they belonged to the clubs that were there before. */
  readonly deductions?: readonly number[];
}>()({
  apply(season, { at, data }) {
    const draw = validDrawOf(season);
    if (!draw) return;
    const { after, steps, nextBallAt, secret, places, deductions = [] } = data;
    draw.steps.push(...steps.map(({ name: _, ...step }) => step));
    draw.revealed = after + steps.length;
    draw.nextBallAt = nextBallAt;
    if (!places) return;
    draw.secret = secret ?? null;
    draw.doneAt = at;
    draw.secondsPerBall = null;
    for (const { clubId, name } of places) nameClub(season, clubId, name);
    for (const id of deductions) {
      const deduction = season.deductions.get(id);
      if (deduction) season.deductions.set(id, { ...deduction, revokedAt: at });
    }
    season.replacements = [];
    season.kickoffs.clear();
  },
  inFeed: true,
  changesCalendars: true,
});
