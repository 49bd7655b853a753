/** Matches, results and tables as lines of text, so that a test can be checked by eye. */

import type { Club } from '../clubs/clubs.ts';
import { WITHOUT_LINK } from '../results/agreement.ts';
import { type Result, SUBMISSION_STATUSES, SUBMITTER } from '../results/results.ts';
import type { Standing } from '../standings/standings.ts';
import type { PlayedMatch } from '../standings/tally.ts';

/** Clubs of one group. Their ids are in reverse order, so that the two orders cannot be confused. */
export function clubsNamed(...names: string[]): Club[] {
  return names.map((name, index) => ({ id: names.length - index, group: 'A', slot: index + 1, name }));
}

/** One match per line, home club first: 'Ants 2-1 Bees'. */
export function playedMatches(clubs: readonly Club[], text: string): PlayedMatch[] {
  const named = (name: string): Club => {
    const club = clubs.find((candidate) => candidate.name === name);
    if (!club) throw new Error(`No club is called ${name}`);
    return club;
  };
  return rows(text).map((line) => {
    const [, home, homeScore, awayScore, away] = read(line, /^(.+) (\d+)-(\d+) (.+)$/);
    return {
      home: named(String(home)),
      away: named(String(away)),
      homeScore: Number(homeScore),
      awayScore: Number(awayScore),
    };
  });
}

/**
 * One result per line, with its id, fixture, score, status and time of day: '#7 6500 2-1 approved 18:30'. The score
 * may be followed by a shoot-out ('1-1p4-3'), extra time ('2-1e') or an award ('1-0a').
 */
export function submittedResults(text: string): Result[] {
  return rows(text).map((line) => {
    const [, id, fixtureId, homeScore, awayScore, homePenalties, awayPenalties, mark, word, time] = read(
      line,
      /^#(\d+) (\d+) (\d+)-(\d+)(?:p(\d+)-(\d+))?([ea]?) (\w+) (\d\d:\d\d)$/,
    );
    const submissionStatus = SUBMISSION_STATUSES.find((known) => known === word);
    if (!submissionStatus) throw new Error(`No status is called ${word}`);
    return {
      id: Number(id),
      fixtureId: Number(fixtureId),
      homeScore: Number(homeScore),
      awayScore: Number(awayScore),
      homePenalties: homePenalties === undefined ? null : Number(homePenalties),
      awayPenalties: awayPenalties === undefined ? null : Number(awayPenalties),
      afterExtraTime: mark === 'e',
      origin: mark === 'a' ? 'award' : 'captain',
      submissionStatus,
      submittedBy: SUBMITTER,
      submittedAt: `2025-03-01T${time}:00.000Z`,
      adminNotes: null,
      ...WITHOUT_LINK,
    };
  });
}

/**
 * A table as rows: rank, club, played, won, drawn, lost, goals, goal difference, points, and what placed the club
 * below the one above it: '2 Bees 3 2 0 1 9-6 +3 6 goal-difference'.
 */
export function tableRows(table: readonly Standing[]): string[] {
  return table.map((line) =>
    [
      line.rank,
      line.club.name,
      line.played,
      line.won,
      line.drawn,
      line.lost,
      `${line.goalsFor}-${line.goalsAgainst}`,
      line.goalDifference > 0 ? `+${line.goalDifference}` : line.goalDifference,
      line.points,
      line.decidedBy ?? 'leads',
    ].join(' '),
  );
}

/** The lines of a text, without the spaces that align its columns. */
export function rows(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '');
}

function read(line: string, form: RegExp): RegExpExecArray {
  const found = form.exec(line);
  if (!found) throw new Error(`Cannot read '${line}'`);
  return found;
}
