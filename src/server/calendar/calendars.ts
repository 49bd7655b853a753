import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { PublicViews } from '#contract/public-views.ts';
import { firstRoundOf } from '#domain/matches/fixture-row.ts';
import { matchState } from '#domain/matches/match-state.ts';
import { shownDeadline } from '#domain/schedule/gmt-text.ts';
import { matchPath, PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import {
  CALENDARS,
  clubCalendar,
  DRAW_SUMMARY,
  matchLines,
  matchSummary,
  ROUND_LINES,
  roundSummary,
} from '#words/calendar.ts';
import { type CalendarEvent, icalText } from './ical.ts';
import type { SeasonChanges } from './season-changes.ts';

/** Everything that determines the calendars of a season. */
export interface CalendarInput {
  readonly views: PublicViews;
  readonly changes: SeasonChanges;
  /** The site's URL; null if it is not known. Events then have no link. */
  readonly origin: string | null;
}

/** The duration of a match, with extra time and penalties. */
const MATCH_MINUTES = 30;
const MINUTE_MS = 60_000;

export function calendarOfAll(input: CalendarInput): string {
  return calendar(CALENDARS.all, matchEvents(input));
}

export function calendarOfClub(input: CalendarInput, { id, name }: { id: number; name: string }): string {
  const isOfClub = ({ home, away }: FixtureRow) => home?.clubId === id || away?.clubId === id;
  return calendar(clubCalendar(name), matchEvents(input, isOfClub));
}

/** A few events for visitors who follow the tournament but no club. */
export function calendarOfRounds(input: CalendarInput): string {
  const { schedule, draw } = input.views['/api/ucl/tournament'];
  const event = (name: string, at: string | null, summary: string, line: string, path: string) =>
    at === null
      ? []
      : [
          {
            ...shared(input, name, path, input.changes.ofSeason),
            ...minuteFrom(at),
            summary,
            description: [line],
            isCancelled: false,
          },
        ];
  return calendar(CALENDARS.rounds, [
    ...event('draw', draw.drawAt, DRAW_SUMMARY, ROUND_LINES.draw, PATHS.draw),
    ...schedule.flatMap(({ key, opensAt, closesAt }) => [
      ...event(`${key}-opens`, opensAt, roundSummary(key, 'opens'), ROUND_LINES.opens, PATHS.hub),
      ...event(
        `${key}-closes`,
        closesAt && shownDeadline(closesAt),
        roundSummary(key, 'closes'),
        ROUND_LINES.closes,
        PATHS.hub,
      ),
    ]),
  ]);
}

function calendar(
  { name, description }: { readonly name: string; readonly description: string },
  events: CalendarEvent[],
): string {
  return icalText({ name, description, product: `-//${SITE.name}//Calendar//EN`, events });
}

/** Every match with a time: its kick-off, or its deadline until there is one. */
function matchEvents(
  input: CalendarInput,
  isIncluded: (fixture: FixtureRow) => boolean = () => true,
): CalendarEvent[] {
  const season = input.views['/api/ucl/tournament'].season.number;
  const { fixtures } = input.views['/api/ucl/fixtures'];
  return fixtures.filter(isIncluded).flatMap((fixture) => {
    const { id, kickoff, closesAt, status } = fixture;
    const times = kickoff
      ? { start: kickoff, end: later(kickoff, MATCH_MINUTES) }
      : closesAt && minuteFrom(shownDeadline(closesAt));
    if (!times) return [];
    const firstRound = firstRoundOf(fixtures, fixture);
    return {
      ...shared(input, `match-${id}`, matchPath(id, season), input.changes.ofMatch(id)),
      ...times,
      summary: matchSummary(fixture, !kickoff && status !== 'COMPLETED', firstRound),
      description: matchLines(fixture, firstRound),
      isCancelled: isCancelled(fixture, input.views['/api/ucl/tournament'].withdrawals),
    };
  });
}

/** It will not be played: a club has withdrawn, or it is a bye. Matches played before a withdrawal stay. */
function isCancelled(fixture: FixtureRow, withdrawals: readonly { readonly clubId: number }[]): boolean {
  const state = matchState(fixture);
  const sides = [fixture.home?.clubId, fixture.away?.clubId];
  const isWithdrawn = withdrawals.some(({ clubId }) => sides.includes(clubId));
  return state === 'walkover' || (isWithdrawn && state !== 'decided');
}

/** A match keeps its UID for the whole season, whatever its clubs and time. */
function shared(
  { views, origin }: CalendarInput,
  name: string,
  path: string,
  { count, last }: SeasonChanges['ofSeason'],
) {
  return {
    uid: `season-${views['/api/ucl/tournament'].season.number}-${name}@${UID_DOMAIN}`,
    url: origin && `${origin}${path}`,
    sequence: count,
    changedAt: last,
  };
}

/** Not the site's host, which may change: every event would be a new one then. */
const UID_DOMAIN = SITE.name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

function minuteFrom(start: string): Pick<CalendarEvent, 'start' | 'end'> {
  return { start, end: later(start, 1) };
}

function later(iso: string, minutes: number): string {
  return new Date(Date.parse(iso) + minutes * MINUTE_MS).toISOString();
}
