import type { DecidedBy } from '#domain/knockouts/tie-outcome.ts';
import type { Bracket } from '#domain/matches/stages.ts';
import { shownDeadline } from '#domain/schedule/gmt-text.ts';
import type { ScheduleEntry } from '#domain/schedule/schedule.ts';
import { competitionTitle, namedSeasonTitle } from '#words/titles.ts';

export const CHAMPIONS = {
  title: 'Champions',
  of: {
    UCL: `${competitionTitle('UCL')} Champions`,
    UEL: `${competitionTitle('UEL')} Champions`,
  } satisfies Record<Bracket, string>,
  road: 'Road to the trophy',
  none: 'The final was not played.',
  noTrophy: 'This trophy was not awarded.',
  walkover: 'Walkover',
  bye: 'Bye',
  decided: { 'extra-time': 'after extra time', award: 'awarded' } as Partial<Record<DecidedBy, string>>,
} as const;

interface PlayedSeason {
  readonly season: { readonly number: number; readonly name: string | null };
  readonly schedule: readonly ScheduleEntry[];
}

/** 'Season 2 · Spring Cup'. A season that has no name yet has the year of its final, if that was scheduled. */
export function seasonLine({ season, schedule }: PlayedSeason): string {
  const closesAt = schedule.find(({ key }) => key === 'final')?.closesAt;
  const year = closesAt ? shownDeadline(closesAt).slice(0, 4) : null;
  return namedSeasonTitle({ ...season, name: season.name ?? year });
}
