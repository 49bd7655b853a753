/** A trial and its findings. */
export class Trial {
  readonly part: string;
  readonly what: string;
  readonly findings: string[] = [];
  /** In numbers, for the table. */
  tried = '';

  constructor(part: string, what: string) {
    this.part = part;
    this.what = what;
  }

  /** A violation, reported at once with everything needed to repeat it. */
  found(message: string): void {
    this.findings.push(message);
    // One violated invariant can occur a thousand times; the first few are enough.
    if (this.findings.length <= 5) console.error(`FOUND by ${this.part} (${this.what}): ${message}`);
  }

  check(isGood: boolean, message: string): void {
    if (!isGood) this.found(message);
  }
}

export function tableOf(trials: readonly Trial[]): string {
  const rows = trials.map(({ part, what, tried, findings }) => [
    part,
    what,
    tried,
    findings.length === 0 ? 'nothing' : String(findings.length),
  ]);
  return [['Part', 'What', 'Tried', 'Found'], ['---', '---', '---', '---'], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
