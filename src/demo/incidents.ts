import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { ScheduleKey } from '#domain/schedule/schedule.ts';
import { RESERVE_CLUB } from './club-names.ts';
import { openMatches, type Season } from './season.ts';
import { DAY, firstRoundOf, MINUTE, type Timeline } from './timeline.ts';

type Incident = (season: Season, timeline: Timeline) => Promise<void>;

/** In a smaller first round, a walkover would decide too much. */
const WITHDRAWAL_MIN = 8;

/** Incidents at the start of a matchday, or of the first round of the knockouts. */
export const INCIDENTS: Partial<Record<ScheduleKey | 'knockouts', Incident>> = {
  md1: async (season) => {
    const { league } = season;
    const [match] = await pickMatches(season, 'md1');
    await league.administer('replace-club', {
      clubId: match.home?.clubId,
      name: RESERVE_CLUB,
      reason: 'The original club could not name a squad in time',
    });
  },
  md2: async (season, timeline) => {
    const { league, clock, scores } = season;
    const [absent, other, postponed] = await pickMatches(season, 'md2');
    await league.administer('deduct-points', {
      clubId: other.away?.clubId,
      points: 2,
      reason: 'Fielded an unregistered player',
    });
    await league.administer('award-result', {
      fixtureId: absent.id,
      kind: 'no-show',
      absent: 'away',
      reason: 'Not in the lobby 15 minutes after kick-off',
    });
    if (postponed)
      await league.administer('postpone-match', {
        fixtureId: postponed.id,
        closesAt: new Date(timeline.closesAt('md2') + 2 * DAY).toISOString(),
        reason: 'A power cut affected both clubs',
      });
    const { homeScore, awayScore } = scores(other);
    const id = await league.report(other, { homeScore: awayScore + 1, awayScore: homeScore });
    clock.moveTo(clock.now().getTime() + 30 * MINUTE);
    await league.administer('reject-result', { id, adminNotes: 'The screenshot shows a different score.' });
  },
  knockouts: async (season) => {
    const round = firstRoundOf(season.format);
    if ((await openMatches(season.league, round)).length < WITHDRAWAL_MIN) return;
    const [match] = await pickMatches(season, round);
    await season.league.administer('withdraw-club', {
      clubId: match.away?.clubId,
      reason: 'Half the squad has moved to another console',
    });
  },
};

/** Every matchday has at least two matches. */
type Matches = [FixtureRow, FixtureRow, FixtureRow?];

/** Matches without a result so far. */
async function pickMatches({ league, random }: Season, key: ScheduleKey): Promise<Matches> {
  return random.shuffled(await openMatches(league, key)).slice(0, 3) as Matches;
}
