import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its own clock does. */
const TICKS_PER_SECOND = 100;
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** Seconds of processor time that a process and its children have used; null where the system does not tell. */
export function processorSeconds(pid: number): number | null {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean);
    return [pid, ...children.map(Number)].reduce((sum, each) => sum + ownSeconds(each), 0);
  } catch {
    return null;
  }
}

function ownSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program stands in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) / TICKS_PER_SECOND;
}
