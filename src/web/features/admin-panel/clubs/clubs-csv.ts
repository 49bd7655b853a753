import Papa from 'papaparse';
import type { Club } from '#domain/clubs.ts';

/** The list as the import reads it. A name that a spreadsheet would take for a formula is made harmless. */
export function clubsCsv(clubs: readonly Club[]): string {
  const rows = clubs.map(({ group, name }) => [group, name]);
  return `\ufeff${Papa.unparse([['group', 'club'], ...rows], { escapeFormulae: true })}\r\n`;
}
