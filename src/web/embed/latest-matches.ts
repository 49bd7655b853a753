import type { PublicViews } from '#contract/public-views.ts';
import { placeTitle } from '#words/titles.ts';
import { type ShownMatch, shownFixture } from './match-row.tsx';

/** The latest approved results, the newest first. */
export function latestMatches(views: PublicViews): ShownMatch[] {
  const { fixtures } = views['/api/ucl/fixtures'];
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  return views['/api/ucl/recent-results'].results.flatMap(({ fixtureId }) => {
    const fixture = byId.get(fixtureId);
    return fixture ? [shownFixture(fixture, placeTitle(fixture))] : [];
  });
}
