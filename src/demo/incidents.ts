import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { ScheduleKey } from '#domain/schedule/schedule.ts';
import { RESERVE_CLUB } from './club-names.ts';
import { openMatches, type Season } from './season.ts';
import { DAY, MINUTE, type Timeline } from './timeline.ts';

type Incident = (season: Season, timeline: Timeline) => Promise<void>;

/** What happens besides matches, at the start of a matchday or round. */
export const INCIDENTS: Partial<Record<ScheduleKey, Incident>> = {
  md1: async (season) => {
    const { league } = season;
    const [match] = await pickMatches(season, 'md1');
    await league.administer('replace-club', {
      clubId: match.home?.clubId,
      name: RESERVE_CLUB,
      reason: 'The club that was drawn could not name a squad in time',
    });
  },
  md2: async (season, timeline) => {
    const { league, clock, scores } = season;
    const [absent, other, postponed] = await pickMatches(season, 'md2');
    await league.administer('deduct-points', {
      clubId: other.away?.clubId,
      points: 2,
      reason: 'Fielded a player who was not registered',
    });
    await league.administer('award-result', {
      fixtureId: absent.id,
      kind: 'no-show',
      absent: 'away',
      reason: 'Not in the lobby 15 minutes after kick-off',
    });
    await league.administer('postpone-match', {
      fixtureId: postponed.id,
      closesAt: new Date(timeline.closesAt('md2') + 2 * DAY).toISOString(),
      reason: 'A power cut in the town of both clubs',
    });
    const { homeScore, awayScore } = scores(other);
    const id = await league.report(other, { homeScore: awayScore + 1, awayScore: homeScore });
    clock.moveTo(clock.now().getTime() + 30 * MINUTE);
    await league.administer('reject-result', { id, adminNotes: 'The screenshot shows another score.' });
  },
  r32: async (season) => {
    const [match] = await pickMatches(season, 'r32');
    await season.league.administer('withdraw-club', {
      clubId: match.away?.clubId,
      reason: 'Half of the squad has moved to another console',
    });
  },
};

type Matches = [FixtureRow, FixtureRow, FixtureRow];

/** Some that nothing has happened to yet. */
async function pickMatches({ league, random }: Season, key: ScheduleKey): Promise<Matches> {
  return random.shuffled(await openMatches(league, key)).slice(0, 3) as Matches;
}
