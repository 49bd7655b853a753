import type { DrawClub } from './draw-clubs.ts';
import type { DrawStep } from './draw-steps.ts';

/** What was decided about a draw. Its balls follow from list, secret and phrase; how many were told is a fact. */
export interface Draw {
  readonly clubs: readonly DrawClub[];
  readonly inputHash: string | null;
  readonly commitment: string | null;
  /** 32 bytes in hexadecimal. */
  readonly secret: string | null;
  readonly drawAt: string | null;
  readonly phraseFrom: string | null;
  readonly phrase: string | null;
  readonly revealed: number;
  /** The automatic pace, if one is set, and when its next ball is due. */
  readonly secondsPerBall: number | null;
  readonly nextBallAt: string | null;
  readonly doneAt: string | null;
  readonly givenUpAt: string | null;
  readonly givenUpBecause: string | null;
  /** Those that the record tells of. */
  readonly steps: readonly DrawStep[];
}

export function newDraw(clubs: readonly DrawClub[]): Draw {
  return {
    clubs,
    inputHash: null,
    commitment: null,
    secret: null,
    drawAt: null,
    phraseFrom: null,
    phrase: null,
    revealed: 0,
    secondsPerBall: null,
    nextBallAt: null,
    doneAt: null,
    givenUpAt: null,
    givenUpBecause: null,
    steps: [],
  };
}

export const DRAW_STATES = ['none', 'pots', 'sealed', 'drawing', 'done'] as const;
export type DrawState = (typeof DRAW_STATES)[number];

export const PHRASE_MAX = 200;
export const BALL_SECONDS_MIN = 3;
export const BALL_SECONDS_MAX = 60;

/** The draw that is valid: all others were given up. */
export function validDrawOf({ draws }: { readonly draws: readonly Draw[] }): Draw | undefined {
  return draws.find(({ givenUpAt }) => givenUpAt === null);
}

export function drawState(draw: Draw | undefined): DrawState {
  if (!draw) return 'none';
  if (draw.doneAt !== null) return 'done';
  if (draw.phrase !== null) return 'drawing';
  return draw.commitment === null ? 'pots' : 'sealed';
}

/** What everybody may know of one draw. */
interface ToldDraw
  extends Pick<Draw, 'inputHash' | 'commitment' | 'drawAt' | 'phraseFrom' | 'phrase' | 'secret'> {
  readonly clubs: DrawClub[];
  readonly steps: DrawStep[];
}

/** A draw that was given up. Once its phrase was known, its secret and all of its balls are told with it. */
interface GivenUpDraw extends ToldDraw {
  readonly revealed: number;
  readonly givenUpAt: string;
  readonly reason: string;
}

/** All that everybody may know of the draws of a season. */
export interface PublicDraw extends ToldDraw {
  readonly state: DrawState;
  readonly everySeconds: number | null;
  readonly nextBallAt: string | null;
  readonly attempts: GivenUpDraw[];
}

/** The one place that decides what is told: only balls that were revealed, and the secret after the last one. */
export function publicDraw(draws: readonly Draw[]): PublicDraw {
  const valid = validDrawOf({ draws });
  const state = drawState(valid);
  const draw = valid ?? newDraw([]);
  const steps = draw.steps.slice(0, draw.revealed);
  return {
    state,
    ...toldDraw({ ...draw, steps, secret: state === 'done' ? draw.secret : null }),
    everySeconds: draw.secondsPerBall,
    nextBallAt: draw.nextBallAt,
    attempts: draws.flatMap(givenUpDraw),
  };
}

function givenUpDraw(draw: Draw): GivenUpDraw[] {
  const { phrase, secret, revealed, givenUpAt, givenUpBecause } = draw;
  if (givenUpAt === null) return [];
  const told = toldDraw({ ...draw, secret: phrase === null ? null : secret });
  return [{ ...told, revealed, givenUpAt, reason: givenUpBecause ?? '' }];
}

function toldDraw(draw: Draw): ToldDraw {
  const { clubs, inputHash, commitment, drawAt, phraseFrom, phrase, steps, secret } = draw;
  return {
    clubs: [...clubs],
    inputHash,
    commitment,
    drawAt,
    phraseFrom,
    phrase,
    steps: [...steps],
    secret,
  };
}

export const NO_DRAW: PublicDraw = publicDraw([]);
