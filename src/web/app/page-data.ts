import type { PublicViews } from '#contract/public-views.ts';
import {
  clubsQuery,
  groupStandingsQuery,
  matchResultsQuery,
  recentResultsQuery,
  statsQuery,
} from '#web/api/queries.ts';
import type { PageState } from './page-state.ts';
import { pageAt, type ShownPage } from './routes.ts';

const PATHS: Record<keyof PublicViews, string> = {
  stats: statsQuery.queryKey[0],
  matchResults: matchResultsQuery().queryKey[0],
  recentResults: recentResultsQuery.queryKey[0],
  groupStandings: groupStandingsQuery.queryKey[0],
  clubs: clubsQuery.queryKey[0],
};

/** Which of them a page reads: nothing else is sent along with it. */
const READS: Partial<Record<ShownPage, readonly (keyof PublicViews)[]>> = {
  home: ['recentResults'],
  hub: ['groupStandings', 'matchResults', 'recentResults'],
  about: ['stats'],
  community: ['stats'],
};

/** The views that the page at a path shows. */
export function viewsShownAt(path: string): readonly (keyof PublicViews)[] {
  return READS[pageAt(path)] ?? [];
}

export function repliesFor(path: string, views: PublicViews): PageState['replies'] {
  return Object.fromEntries(viewsShownAt(path).map((name) => [PATHS[name], views[name]]));
}
