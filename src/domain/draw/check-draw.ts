import type { Draw } from './draw.ts';
import { drawProblem, sizesOfList, tidyDrawClubs } from './draw-clubs.ts';
import { commitmentTo, inputHash, stepsOf } from './draw-proof.ts';
import type { DrawStep } from './draw-steps.ts';

/** A draw as published, with its secret. */
type PublishedDraw = Pick<Draw, 'clubs' | 'inputHash' | 'commitment' | 'phrase' | 'secret' | 'steps'>;

interface HashFinding {
  readonly published: string;
  readonly computed: string;
  readonly isSame: boolean;
}

/** The result of recomputing a draw. */
export interface DrawFindings {
  readonly isCorrect: boolean;
  readonly inputHash: HashFinding;
  readonly commitment: HashFinding;
  /** The numbers of the balls, from 1, that do not follow from list, secret and phrase. */
  readonly wrongBalls: readonly number[];
  readonly ballCount: number;
}

/** Recomputes a draw; null while its secret is not published. */
export async function checkDraw(draw: PublishedDraw): Promise<DrawFindings | null> {
  const { clubs, secret, phrase } = draw;
  if (secret === null || phrase === null) return null;
  const list = tidyDrawClubs(clubs);
  const sizes = sizesOfList(list);
  const steps =
    sizes && drawProblem(list, sizes) === null ? await stepsOf({ clubs: list, secret, phrase }) : [];
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
