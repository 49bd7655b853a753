import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its own clock frequency. */
const TICKS_PER_SECOND = 100;
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** Seconds of CPU time used by a process and its children; null if the system does not report it. */
export function processorSeconds(pid: number): number | null {
  try {
    return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ownSeconds(each), 0);
  } catch {
    return null;
  }
}

/** Empty if the process has ended, or the system does not report them. */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}

function ownSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program name is in brackets and may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) / TICKS_PER_SECOND;
}
