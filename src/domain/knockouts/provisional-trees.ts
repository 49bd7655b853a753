import type { Standing } from '../standings/standings.ts';
import { type KnockoutFacts, playBrackets } from './play-brackets.ts';
import { placesFrom } from './qualified-places.ts';
import { knockoutTrees } from './trees.ts';

/** While the groups are open: who would meet if they ended with these tables. Nobody has won anything yet. */
export function provisionalTrees(
  facts: Pick<KnockoutFacts, 'clubs' | 'withdrawals'>,
  tables: readonly Pick<Standing, 'club' | 'rank'>[],
) {
  const ties = playBrackets({ ...facts, places: placesFrom(tables), results: [] });
  return { isProvisional: true, ...knockoutTrees(ties, []), champions: { ucl: null, uel: null } };
}
