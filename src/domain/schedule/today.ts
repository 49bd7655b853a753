import type { ListedReadyFixture } from '../matches/fixture-list.ts';
import { shownDeadline } from './gmt-text.ts';
import type { Kickoff } from './kickoffs.ts';
import { reportingWindow, type ScheduleFacts, type ScheduleKey, scheduleKeyOf } from './schedule.ts';

/** A day in the reader's time zone, in milliseconds. */
export interface Day {
  readonly starts: number;
  readonly ends: number;
  /** The end of the following night: a deadline before it is tonight. */
  readonly nightEnds: number;
}

interface TimedMatch {
  readonly match: ListedReadyFixture;
  readonly at: string;
}

/** A deadline: a matchday or round, with its matches without a submission, or a postponed match. */
export interface TonightsDeadline {
  readonly closesAt: string;
  /** Null for a postponed match. */
  readonly key: ScheduleKey | null;
  readonly matches: readonly ListedReadyFixture[];
}

/** The matches and deadlines of a day. */
export function todayOf(
  matches: readonly ListedReadyFixture[],
  facts: ScheduleFacts & { readonly kickoffs: readonly Kickoff[] },
  day: Day,
  now: number,
): { readonly kickoffs: readonly TimedMatch[]; readonly deadlines: readonly TonightsDeadline[] } {
  const matchById = new Map(matches.map((match) => [match.id, match]));
  const kickoffs = facts.kickoffs.flatMap(({ fixtureId, at }) => {
    const match = matchById.get(fixtureId);
    const time = Date.parse(at);
    return match && time >= day.starts && time < day.ends ? [{ match, at }] : [];
  });
  return {
    kickoffs: kickoffs.sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.match.id - b.match.id),
    deadlines: deadlinesOf(matches, facts, day, now),
  };
}

function deadlinesOf(
  matches: readonly ListedReadyFixture[],
  facts: ScheduleFacts,
  { nightEnds }: Day,
  now: number,
): TonightsDeadline[] {
  const postponed = new Set(facts.postponements.map(({ fixtureId }) => fixtureId));
  const deadlines = new Map<string, TonightsDeadline>();
  for (const match of matches) {
    const { closesAt } = reportingWindow(match, facts);
    if (match.status !== 'PENDING' || closesAt === null) continue;
    if (Date.parse(closesAt) <= now || Date.parse(shownDeadline(closesAt)) >= nightEnds) continue;
    const key = postponed.has(match.id) ? null : scheduleKeyOf(match.stage);
    const name = key ?? String(match.id);
    deadlines.set(name, { closesAt, key, matches: [...(deadlines.get(name)?.matches ?? []), match] });
  }
  return [...deadlines.values()].sort((a, b) => Date.parse(a.closesAt) - Date.parse(b.closesAt));
}
