import { cpus, totalmem } from 'node:os';
import { ARE_PINNED } from './pinned-process.ts';

/** Where and when the figures were measured. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly node: string;
  readonly date: string;
  readonly pinned: boolean;
}

export function thisMachine(): Machine {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1e9),
    node: process.version,
    date: new Date().toISOString().slice(0, 10),
    pinned: ARE_PINNED,
  };
}

export function describeMachine({ processor, cores, memoryGb, node, date, pinned }: Machine): string {
  const cored = pinned ? 'server and generator on a core each' : 'not pinned to cores';
  return `${processor}, ${cores} cores, ${memoryGb} GB, Node ${node}, ${date}; ${cored}`;
}
