import type { PublicViews } from '#contract/public-views.ts';
import type { Published } from '#domain/record/compare-published.ts';

/** The part of the views that follows from the record alone. */
export function publishedBy(views: PublicViews): Pick<Published, 'running' | 'ends'> {
  return {
    running: {
      standings: views['/api/ucl/group-standings'].standings,
      knockouts: views['/api/ucl/knockouts'],
      fixtures: views['/api/ucl/fixtures'].fixtures,
      tournament: views['/api/ucl/tournament'],
      draw: views['/api/ucl/draw'],
      registration: views['/api/ucl/registration'],
    },
    ends: views['/api/ucl/seasons'].seasons,
  };
}
