import type { DrawClub } from './draw-clubs.ts';
import type { DrawStep } from './draw-steps.ts';

/** What was decided about a draw. Its balls follow from list, secret and phrase; how many were told is a fact. */
export interface Draw {
  readonly id: number;
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
}

export const DRAW_STATES = ['none', 'pots', 'sealed', 'drawing', 'done'] as const;
export type DrawState = (typeof DRAW_STATES)[number];

export const PHRASE_MAX = 200;
export const BALL_SECONDS_MIN = 3;
export const BALL_SECONDS_MAX = 60;

/** The draw that is valid: all others were given up. */
export function validDraw<Each extends Pick<Draw, 'givenUpAt'>>(draws: readonly Each[]): Each | undefined {
  return draws.find(({ givenUpAt }) => givenUpAt === null);
}

export function drawState(draw: Omit<Draw, 'id'> | undefined): DrawState {
  if (!draw) return 'none';
  if (draw.doneAt !== null) return 'done';
  if (draw.phrase !== null) return 'drawing';
  return draw.commitment === null ? 'pots' : 'sealed';
}

/** A draw with all of its balls, told or not; none while they are not fixed. */
export interface DrawnDraw extends Draw {
  readonly steps: readonly DrawStep[];
}

/** What everybody may know of one draw. */
interface ToldDraw {
  readonly clubs: DrawClub[];
  readonly inputHash: string | null;
  readonly commitment: string | null;
  readonly drawAt: string | null;
  readonly phraseFrom: string | null;
  readonly phrase: string | null;
  readonly steps: DrawStep[];
  readonly secret: string | null;
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
export function publicDraw(draws: readonly Omit<DrawnDraw, 'id'>[]): PublicDraw {
  const draw = validDraw(draws);
  const state = drawState(draw);
  return {
    state,
    clubs: [...(draw?.clubs ?? [])],
    inputHash: draw?.inputHash ?? null,
    commitment: draw?.commitment ?? null,
    drawAt: draw?.drawAt ?? null,
    phraseFrom: draw?.phraseFrom ?? null,
    phrase: draw?.phrase ?? null,
    steps: draw?.steps.slice(0, draw.revealed) ?? [],
    secret: state === 'done' ? (draw?.secret ?? null) : null,
    everySeconds: draw?.secondsPerBall ?? null,
    nextBallAt: draw?.nextBallAt ?? null,
    attempts: draws.flatMap(givenUpDraw),
  };
}

function givenUpDraw(draw: Omit<DrawnDraw, 'id'>): GivenUpDraw[] {
  if (draw.givenUpAt === null) return [];
  const { clubs, inputHash, commitment, drawAt, phraseFrom, phrase, revealed, givenUpAt } = draw;
  return [
    {
      clubs: [...clubs],
      inputHash,
      commitment,
      drawAt,
      phraseFrom,
      phrase,
      steps: [...draw.steps],
      secret: phrase === null ? null : draw.secret,
      revealed,
      givenUpAt,
      reason: draw.givenUpBecause ?? '',
    },
  ];
}

export const NO_DRAW: PublicDraw = publicDraw([]);
