import type { ViewPath } from '#contract/public-views.ts';
import { pageAt, type ShownPage } from '../navigation/routes.ts';

/** Which views a page reads: nothing else is sent along with it. */
const READS: Partial<Record<ShownPage, readonly ViewPath[]>> = {
  home: ['/api/ucl/recent-results'],
  hub: ['/api/ucl/group-standings', '/api/ucl/match-results', '/api/ucl/recent-results'],
  about: ['/api/stats'],
  community: ['/api/stats'],
};

/** The views that the page at a path shows. */
export function viewsShownAt(path: string): readonly ViewPath[] {
  return READS[pageAt(path)] ?? [];
}

/** Of the views, those that the page at a path reads. */
export function repliesFor<View>(
  path: string,
  views: Readonly<Record<ViewPath, View>>,
): Record<string, View> {
  return Object.fromEntries(viewsShownAt(path).map((view) => [view, views[view]]));
}
