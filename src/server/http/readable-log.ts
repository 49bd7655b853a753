import type { LogStream } from './request-log.ts';

const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

/** Formats each line of JSON for a terminal. Everywhere else programs read the log. */
export function readableLog(output: LogStream): LogStream {
  return { write: (json) => output.write(`${readableLine(json)}\n`) };
}

export function readableLine(json: string): string {
  const { time, level, msg, pid: _pid, hostname: _hostname, err, ...fields } = JSON.parse(json);
  const at = String(time).slice(11, 19);
  const more = Object.entries(fields).map(([name, value]) => `${name}=${textOf(value)}`);
  const line = [at, (LEVELS[level] ?? String(level)).padEnd(5), msg, ...more].join(' ');
  return err ? `${line}\n${err.stack ?? err.message}` : line;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
