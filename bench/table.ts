/** One row of the benchmark: the measurement, its comparison, and whether it meets the target. */
export interface Row {
  readonly name: string;
  readonly measured: string;
  readonly comparison: string;
  readonly ratio: number | null;
  readonly target: string;
  /** Null without a target, or if nothing could be measured. */
  readonly met: boolean | null;
}

const HEADINGS = ['Row', 'Measured', 'Compared with', 'Ratio', 'Target', 'Met'];

/** A Markdown table with aligned columns, so that it is readable on a terminal and in the README. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [HEADINGS, ...rows.map(cells)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const format = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const [head, ...body] = lines.map(format);
  return [head, rule, ...body].join('\n');
}

function cells({ name, measured, comparison, ratio, target, met }: Row): string[] {
  const verdict = met === null ? '' : met ? 'yes' : 'NO';
  return [name, measured, comparison, ratio === null ? '' : ratio.toFixed(2), target, verdict];
}

export function perSecond(count: number): string {
  return `${Math.round(count).toLocaleString('en')}/s`;
}
