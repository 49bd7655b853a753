import type { Draw } from './draw.ts';
import { drawProblem, tidyDrawClubs } from './draw-clubs.ts';
import { commitmentTo, inputHash, stepsOf } from './draw-proof.ts';
import type { DrawStep } from './draw-steps.ts';

/** A draw as it was published, with its secret. */
type PublishedDraw = Pick<Draw, 'clubs' | 'inputHash' | 'commitment' | 'phrase' | 'secret' | 'steps'>;

interface HashFinding {
  readonly published: string;
  readonly computed: string;
  readonly isSame: boolean;
}

/** What came out when the draw was computed again. */
export interface DrawFindings {
  readonly isCorrect: boolean;
  readonly inputHash: HashFinding;
  readonly commitment: HashFinding;
  /** The numbers of the balls, from 1, that are not what list, secret and phrase give. */
  readonly wrongBalls: readonly number[];
  readonly ballCount: number;
}

/** Computes a draw again; null while its secret is not told. */
export async function checkDraw(draw: PublishedDraw): Promise<DrawFindings | null> {
  const { clubs, secret, phrase } = draw;
  if (secret === null || phrase === null) return null;
  const list = tidyDrawClubs(clubs);
  const steps = drawProblem(list) === null ? await stepsOf({ clubs: list, secret, phrase }) : [];
  const ballCount = Math.max(steps.length, draw.steps.length);
  const wrongBalls = Array.from({ length: ballCount }, (_, index) => index + 1).filter(
    (ball) => !isSameBall(steps[ball - 1], draw.steps[ball - 1]),
  );
  const input = finding(draw.inputHash, await inputHash(clubs));
  const commitment = finding(draw.commitment, await commitmentTo(secret));
  return {
    isCorrect: input.isSame && commitment.isSame && ballCount > 0 && wrongBalls.length === 0,
    inputHash: input,
    commitment,
    wrongBalls,
    ballCount,
  };
}

function finding(published: string | null, computed: string): HashFinding {
  return { published: published ?? '', computed, isSame: published === computed };
}

function isSameBall(a: DrawStep | undefined, b: DrawStep | undefined): boolean {
  return a !== undefined && a.club === b?.club && a.pot === b.pot && a.group === b.group;
}
