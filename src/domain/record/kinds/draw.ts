import type { Draw } from '../../draw/draw.ts';
import { newDraw, validDrawOf } from '../../draw/draw.ts';
import type { DrawClub } from '../../draw/draw-clubs.ts';
import type { DrawStep } from '../../draw/draw-steps.ts';
import { isTimeOrNull } from '../../schedule/schedule.ts';
import { assertWellFormed, textOf } from '../entry.ts';
import { kind } from '../kind.ts';
import type { NamedClub } from '../recorded-match.ts';
import { revoke, type SeasonState } from '../state.ts';
import { nameClub } from './clubs.ts';

/** The list of clubs with their pots, until it is sealed. */
export const potsSet = kind<{ readonly clubs: readonly DrawClub[] }>()({
  apply(season, { data: { clubs } }) {
    assertWellFormed(clubs.every(({ name }) => typeof name === 'string'));
    if (validDrawOf(season)) changeDraw(season, { clubs });
    else season.draws = [...season.draws, newDraw(clubs)];
  },
});

export const sealed = kind<{
  readonly inputHash: string;
  readonly commitment: string;
  readonly drawAt: string | null;
  readonly phraseFrom: string | null;
}>()({
  apply(season, { data: { inputHash, commitment, drawAt, phraseFrom } }) {
    assertWellFormed(isTimeOrNull(drawAt));
    changeDraw(season, { inputHash, commitment, drawAt, phraseFrom });
  },
  changesCalendars: true,
});

/** The phrase is combined with the secret: from now on every ball is determined. */
export const held = kind<{ readonly phrase: string }>()({
  apply: (season, { data: { phrase } }) => changeDraw(season, { phrase }),
});

/** The seconds between two automatic balls; null for manual. */
export const paced = kind<{ readonly everySeconds: number | null; readonly nextBallAt: string | null }>()({
  apply(season, { data: { everySeconds: secondsPerBall, nextBallAt } }) {
    assertWellFormed(isTimeOrNull(nextBallAt));
    changeDraw(season, { secondsPerBall, nextBallAt });
  },
});

export const drawn = kind<{
  readonly after: number;
  readonly steps: readonly (DrawStep & { readonly name: string })[];
  readonly nextBallAt: string | null;
  /** Set with the last ball, as are all fields below. */
  readonly secret?: string;
  /** The clubs take their places. Replacements and kick-offs of the former clubs end. */
  readonly places?: readonly (NamedClub & { readonly entry?: number })[];
  /** The deductions of the former clubs, which end. */
  readonly deductions?: readonly number[];
}>()({
  apply(season, { at, data }) {
    const draw = validDrawOf(season);
    if (!draw) return;
    const { after, nextBallAt, secret = null, places, deductions = [] } = data;
    assertWellFormed(isTimeOrNull(nextBallAt));
    const steps = [...draw.steps, ...data.steps.map(({ name: _, ...step }) => step)];
    changeDraw(season, { steps, revealed: after + data.steps.length, nextBallAt });
    if (!places) return;
    changeDraw(season, { secret, doneAt: at, secondsPerBall: null });
    for (const { clubId, name } of places) nameClub(season, clubId, name);
    season.placesSince = at;
    for (const id of deductions) revoke(season.deductions, id, at);
    season.replacements = [];
    season.kickoffs.clear();
  },
  inFeed: true,
  changesCalendars: true,
});

/** A draw is voided. If it had started, its secret and all of its balls are published. */
export const unsealed = kind<{ readonly secret: string | null; readonly steps: readonly DrawStep[] }>()({
  apply(season, entry) {
    const draw = validDrawOf(season);
    if (!draw) return;
    const { secret, steps } = entry.data;
    const voided = { givenUpAt: entry.at, voidedBecause: textOf(entry, 'reason') };
    changeDraw(season, { ...voided, secret, steps: [...steps], secondsPerBall: null, nextBallAt: null });
    season.draws = [...season.draws, newDraw(draw.clubs)];
  },
  inFeed: true,
  changesCalendars: true,
});

/** Changes the valid draw, if there is one. */
function changeDraw(season: SeasonState, changes: Partial<Draw>): void {
  const valid = validDrawOf(season);
  season.draws = season.draws.map((draw) => (draw === valid ? { ...draw, ...changes } : draw));
}
