import type { DrawState } from '#domain/draw/draw.ts';

/** The way to the draw, once there is something to see. */
export const DRAW_LINKS: Partial<Record<DrawState, string>> = {
  sealed: 'The draw',
  drawing: 'The draw is live',
  done: 'The draw',
};
