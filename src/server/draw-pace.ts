import { revealIfDue } from './actions/draw-reveal.ts';
import type { Context } from './context.ts';

const LOOK_EVERY_MS = 250;

/** Tells the balls of a draw at its automatic pace. Without one the database is not asked. Returns how to stop. */
export function keepDrawPace(context: Context): () => void {
  const { publisher, clock, log } = context;
  let isBusy = false;
  const look = async () => {
    const { nextBallAt } = publisher.current();
    if (isBusy || nextBallAt === null || clock().toISOString() < nextBallAt) return;
    isBusy = true;
    try {
      await revealIfDue(context);
    } catch (error) {
      log.warn({ err: error }, 'The next ball of the draw was not told and will be tried again');
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
