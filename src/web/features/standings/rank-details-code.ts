import { lazyModule } from '#web/ui/lazy-module.ts';

export type RankDetailsModule = typeof import('./rank-details.tsx');

/** It needs JavaScript, so the server renders none: rows can be opened once it is there. */
export const rankDetails = lazyModule(() => import('./rank-details.tsx'));
