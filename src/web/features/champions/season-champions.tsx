import { useQuery } from '@tanstack/react-query';
import { knockoutsQuery } from '#web/api/queries.ts';
import { ChampionsOf } from './champions.tsx';

/** The champions, once the season has them. */
export function SeasonChampions({ isOver }: { readonly isOver: boolean }) {
  return isOver && <CurrentChampions />;
}

function CurrentChampions() {
  const { data } = useQuery(knockoutsQuery);
  return data && <ChampionsOf knockouts={data} />;
}
