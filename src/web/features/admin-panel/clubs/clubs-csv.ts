import Papa from 'papaparse';
import type { Club } from '#domain/clubs/clubs.ts';

/**
 * What a spreadsheet would take for a formula, and what looks like one that is escaped already: the export adds one
 * apostrophe, the import removes one.
 */
const FORMULA = /^'*[=+\-@]/;

/** The list as the import reads it, with formulas escaped for spreadsheets. */
export function clubsCsv(clubs: readonly Club[]): string {
  const rows = clubs.map(({ group, name }) => [group, name]);
  return `\ufeff${Papa.unparse([['group', 'club'], ...rows], { escapeFormulae: FORMULA })}\r\n`;
}

export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
