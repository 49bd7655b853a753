import type { ClubsReply } from './clubs.ts';
import type { MatchResultsReply, RecentResultsReply } from './result-views.ts';
import type { StandingsReply } from './standings-view.ts';
import type { StatsReply } from './stats-view.ts';

/** Everything a visitor can read, as the API answers it and as the pages are rendered from it. */
export interface PublicViews {
  readonly stats: StatsReply;
  readonly matchResults: MatchResultsReply;
  readonly recentResults: RecentResultsReply;
  readonly groupStandings: StandingsReply;
  readonly clubs: ClubsReply;
}
