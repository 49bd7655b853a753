import type { QueryClient } from '@tanstack/react-query';
import { tournamentQuery } from '#web/api/queries.ts';
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts';

const champions = lazyModule(() => import('./current-champions.tsx'));

/** The part of a page that has them: only a season that is over does. */
export const championsPart = {
  load: champions.load,
  isShown: (cache: QueryClient) => cache.getQueryData(tournamentQuery.queryKey)?.phase === 'finished',
};

/** The champions, once the season has them. */
export function SeasonChampions({ isOver }: { readonly isOver: boolean }) {
  const { module } = useLazyModule(champions, isOver);
  return isOver && module && <module.CurrentChampions />;
}
