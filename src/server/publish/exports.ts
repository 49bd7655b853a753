import Papa from 'papaparse';
import type { PublicViews } from '#contract/public-views.ts';

export type ExportName = 'standings.csv' | 'standings.json' | 'results.csv' | 'results.json';

export function standingsCsv({ standings }: PublicViews['groupStandings']): string {
  return csv(
    ['Group', 'Rank', 'Club', 'Played', 'Won', 'Drawn', 'Lost', 'For', 'Against', 'Difference', 'Points'],
    standings.map((row) => [
      row.group,
      row.rank,
      row.teamName,
      row.played,
      row.won,
      row.drawn,
      row.lost,
      row.goalsFor,
      row.goalsAgainst,
      row.goalDifference,
      row.points,
    ]),
  );
}

export function resultsCsv({ results }: PublicViews['matchResults']): string {
  return csv(
    ['Match', 'Group', 'Home', 'Home score', 'Away score', 'Away', 'Status', 'Submitted', 'By', 'Note'],
    results.map((result) => [
      result.fixtureId,
      result.group,
      result.homeTeam,
      result.homeScore,
      result.awayScore,
      result.awayTeam,
      result.submissionStatus,
      result.submittedAt,
      result.submittedBy,
      result.adminNotes ?? '',
    ]),
  );
}

// Without this mark Excel takes the letters for those of its own country.
const BYTE_ORDER_MARK = '\ufeff';

/** A name that a spreadsheet would take for a formula is made harmless. */
function csv(header: readonly string[], rows: readonly (string | number)[][]): string {
  return `${BYTE_ORDER_MARK}${Papa.unparse([header, ...rows], { escapeFormulae: true })}\r\n`;
}
