import Papa from 'papaparse';
import type { PublicViews, ViewPath } from '#contract/public-views.ts';

/** A download: a public view, or a spreadsheet made from one. */
type ExportFile = { readonly summary: string } & (
  | { readonly json: ViewPath }
  | { readonly csv: (views: PublicViews) => string }
);

export const EXPORTS: Readonly<Record<string, ExportFile>> = {
  'standings.csv': { summary: 'Group tables as CSV', csv: standingsCsv },
  'standings.json': { summary: 'Group tables as a JSON file', json: '/api/ucl/group-standings' },
  'results.csv': { summary: 'All active results as CSV', csv: resultsCsv },
  'results.json': { summary: 'All active results as a JSON file', json: '/api/ucl/match-results' },
};

function standingsCsv(views: PublicViews): string {
  const { standings } = views['/api/ucl/group-standings'];
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

function resultsCsv(views: PublicViews): string {
  const { results } = views['/api/ucl/match-results'];
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

// Without the byte order mark Excel assumes the legacy encoding of its locale.
const BYTE_ORDER_MARK = '\ufeff';

/** Not Papa's own pattern, which misses texts of several lines and the wide signs of East Asian keyboards. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Values that a spreadsheet would treat as formulas are escaped. */
export function csv(header: readonly string[], rows: readonly (string | number)[][]): string {
  return `${BYTE_ORDER_MARK}${Papa.unparse([header, ...rows], { escapeFormulae: FORMULA })}\r\n`;
}
