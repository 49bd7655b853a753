/** One line of the bench: what was measured, beside what, and whether that is enough. */
export interface Row {
  readonly name: string;
  readonly measured: string;
  readonly beside: string;
  readonly ratio: number | null;
  readonly target: string;
  /** Null where there is nothing to reach, or nothing could be measured. */
  readonly met: boolean | null;
}

const HEADINGS = ['Row', 'Measured', 'Beside', 'Ratio', 'To reach', 'Met'];

/** As a Markdown table whose columns line up, so that it reads alike on a terminal and in the README. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [HEADINGS, ...rows.map(cells)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const format = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const [head, ...body] = lines.map(format);
  return [head, rule, ...body].join('\n');
}

function cells({ name, measured, beside, ratio, target, met }: Row): string[] {
  const verdict = met === null ? '' : met ? 'yes' : 'NO';
  return [name, measured, beside, ratio === null ? '' : ratio.toFixed(2), target, verdict];
}

export function perSecond(count: number): string {
  return `${Math.round(count).toLocaleString('en')}/s`;
}
