import Papa from 'papaparse';
import type { PublicViews } from '#contract/public-views.ts';

export type ExportName = 'standings.csv' | 'standings.json' | 'results.csv' | 'results.json';

interface ExportFile {
  readonly type: string;
  readonly text: string;
}

/** What anybody may take away and open elsewhere. */
export function exportFiles({ groupStandings, matchResults }: PublicViews): Record<ExportName, ExportFile> {
  return {
    'standings.csv': csv(
      ['Group', 'Rank', 'Club', 'Played', 'Won', 'Drawn', 'Lost', 'For', 'Against', 'Difference', 'Points'],
      groupStandings.standings.map((row) => [
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
    ),
    'standings.json': json(groupStandings),
    'results.csv': csv(
      ['Match', 'Group', 'Home', 'Home score', 'Away score', 'Away', 'Status', 'Submitted', 'By', 'Note'],
      matchResults.results.map((result) => [
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
    ),
    'results.json': json(matchResults),
  };
}

// Without this mark Excel takes the letters for those of its own country.
const BYTE_ORDER_MARK = '\ufeff';

/** A name that a spreadsheet would take for a formula is made harmless. */
function csv(header: readonly string[], rows: readonly (string | number)[][]): ExportFile {
  const text = Papa.unparse([header, ...rows], { escapeFormulae: true });
  return { type: 'text/csv; charset=utf-8', text: `${BYTE_ORDER_MARK}${text}\r\n` };
}

function json(view: object): ExportFile {
  return { type: 'application/json; charset=utf-8', text: JSON.stringify(view) };
}
