import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'docs/performance.md';
const BEGIN = '<!-- bench: begin -->';
const END = '<!-- bench: end -->';

/** Writes the newest table into the documentation. */
export function showResults(table: string): void {
  const text = readFileSync(FILE, 'utf8');
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin === -1 || end === -1) throw new Error(`${FILE} no longer has the markers of the benchmark table`);
  writeFileSync(FILE, `${text.slice(0, begin + BEGIN.length)}\n${table}\n${text.slice(end)}`);
}
