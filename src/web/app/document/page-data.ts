import type { PublicViews } from '#contract/public-views.ts';
import {
  clubsQuery,
  groupStandingsQuery,
  matchResultsQuery,
  recentResultsQuery,
  statsQuery,
} from '#web/api/queries.ts';
import { pageAt, type ShownPage } from '../navigation/routes.ts';

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

/** Of the views, those that the page reads, each under the path that it is read from. */
export function repliesFor<View>(
  path: string,
  views: Readonly<Record<keyof PublicViews, View>>,
): Record<string, View> {
  return Object.fromEntries(viewsShownAt(path).map((name) => [PATHS[name], views[name]]));
}
