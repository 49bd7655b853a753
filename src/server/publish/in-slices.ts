import { setImmediate } from 'node:timers/promises';
import type { Steps } from '#domain/outlook/steps.ts';

/** Far below the 10 ms for which nobody may be kept waiting: the last step of a slice may begin at its end. */
const SLICE_MS = 4;

interface EventLoop {
  readonly now: () => number;
  /** Resolves when everybody else had a turn. */
  readonly pause: () => Promise<unknown>;
}

const EVENT_LOOP: EventLoop = { now: () => performance.now(), pause: () => setImmediate() };

/**
 * Works until a slice of time is used up, lets the event loop go on, and works on. What is short needs no pause; after
 * the last slice of what is long there is one, so that what follows has a slice to itself.
 */
export async function inSlices<Result>(
  steps: Steps<Result>,
  { now, pause }: EventLoop = EVENT_LOOP,
): Promise<Result> {
  const began = now();
  let sliceBegan = began;
  let step = steps.next();
  while (!step.done) {
    if (now() - sliceBegan >= SLICE_MS) {
      await pause();
      sliceBegan = now();
    }
    step = steps.next();
  }
  if (sliceBegan > began) await pause();
  return step.value;
}
