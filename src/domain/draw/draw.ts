import type { DrawClub } from './draw-clubs.ts';
import type { DrawStep } from './draw-steps.ts';

/** The decisions about a draw. Its balls follow from list, secret and phrase; how many are revealed is recorded. */
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
  /** The automatic pace, if set, and when its next ball is due. */
  readonly secondsPerBall: number | null;
  readonly nextBallAt: string | null;
  readonly doneAt: string | null;
  readonly givenUpAt: string | null;
  readonly voidedBecause: string | null;
  /** The balls in the record. */
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
    voidedBecause: null,
    steps: [],
  };
}

export const DRAW_STATES = ['none', 'pots', 'sealed', 'drawing', 'done'] as const;
export type DrawState = (typeof DRAW_STATES)[number];

export const PHRASE_MAX = 200;
export const BALL_SECONDS_MIN = 3;
export const BALL_SECONDS_MAX = 60;

/** The valid draw: all others were voided. */
export function validDrawOf({ draws }: { readonly draws: readonly Draw[] }): Draw | undefined {
  return draws.find(({ givenUpAt }) => givenUpAt === null);
}

export function drawState(draw: Draw | undefined): DrawState {
  if (!draw) return 'none';
  if (draw.doneAt !== null) return 'done';
  if (draw.phrase !== null) return 'drawing';
  return draw.commitment === null ? 'pots' : 'sealed';
}

/** The public part of one draw. */
interface DrawDetails
  extends Pick<Draw, 'inputHash' | 'commitment' | 'drawAt' | 'phraseFrom' | 'phrase' | 'secret'> {
  readonly clubs: DrawClub[];
  readonly steps: DrawStep[];
}

/** A voided draw. If its phrase was known, its secret and all of its balls are published with it. */
interface VoidedDraw extends DrawDetails {
  readonly revealed: number;
  readonly givenUpAt: string;
  readonly reason: string;
}

/** Everything public about the draws of a season. */
export interface PublicDraw extends DrawDetails {
  readonly state: DrawState;
  readonly everySeconds: number | null;
  readonly nextBallAt: string | null;
  readonly attempts: VoidedDraw[];
}

/** The only place that decides what is public: revealed balls, and the secret after the last one. */
export function publicDraw(draws: readonly Draw[]): PublicDraw {
  const valid = validDrawOf({ draws });
  const state = drawState(valid);
  const draw = valid ?? newDraw([]);
  const steps = draw.steps.slice(0, draw.revealed);
  return {
    state,
    ...drawDetails({ ...draw, steps, secret: state === 'done' ? draw.secret : null }),
    everySeconds: draw.secondsPerBall,
    nextBallAt: draw.nextBallAt,
    attempts: draws.flatMap(voidedDraw),
  };
}

function voidedDraw(draw: Draw): VoidedDraw[] {
  const { phrase, secret, revealed, givenUpAt, voidedBecause } = draw;
  if (givenUpAt === null) return [];
  const details = drawDetails({ ...draw, secret: phrase === null ? null : secret });
  return [{ ...details, revealed, givenUpAt, reason: voidedBecause ?? '' }];
}

function drawDetails(draw: Draw): DrawDetails {
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
