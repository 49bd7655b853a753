import type { DrawClub } from '../../draw/draw-clubs.ts';
import type { DrawStep } from '../../draw/draw-steps.ts';
import { textOf } from '../entry.ts';
import { kind } from '../kind.ts';
import type { NamedClub } from '../recorded-match.ts';
import { newDraw, validDrawOf } from '../state.ts';
import { nameClub } from './clubs.ts';

/** The list of clubs with their pots, until it is sealed. */
export const potsSet = kind<{ readonly clubs: readonly DrawClub[] }>()({
  apply(season, { data }) {
    const draw = validDrawOf(season);
    if (draw) draw.clubs = data.clubs;
    else season.draws.push(newDraw(data.clubs));
  },
});

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

/** The phrase is mixed in: from now on every ball is fixed. */
export const held = kind<{ readonly phrase: string }>()({
  apply(season, { data }) {
    const draw = validDrawOf(season);
    if (draw) draw.phrase = data.phrase;
  },
});

/** The seconds between two balls that are drawn automatically; null when none are. */
export const paced = kind<{ readonly everySeconds: number | null; readonly nextBallAt: string | null }>()({
  apply(season, { data }) {
    const draw = validDrawOf(season);
    if (!draw) return;
    draw.secondsPerBall = data.everySeconds;
    draw.nextBallAt = data.nextBallAt;
  },
});

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
