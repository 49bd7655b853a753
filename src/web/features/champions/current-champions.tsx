import { useQuery } from '@tanstack/react-query';
import { knockoutsQuery } from '#web/api/queries.ts';
import { ChampionsOf } from './champions.tsx';

/** The champions of the season that has just been played to its end. */
export function CurrentChampions() {
  const { data } = useQuery(knockoutsQuery);
  return data ? <ChampionsOf knockouts={data} /> : null;
}
