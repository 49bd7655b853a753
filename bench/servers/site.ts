import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Core, startPinned } from '../pinned-process.ts';
import type { LoopOrder, LoopReport } from './loop-monitor.ts';

export const ADMIN_PASSWORD = 'a bench of substitutes';

/** The built server as an operator runs it. */
export interface Site {
  readonly port: number;
  readonly url: string;
  readonly pid: number;
  /** Restarts the event loop measurement, or reports it; 'collect' collects garbage first. */
  readonly loop: (message: LoopOrder) => Promise<LoopReport>;
  readonly stop: () => Promise<void>;
}

interface SiteOptions {
  readonly core?: Core;
  readonly settings?: Readonly<Record<string, string>>;
  readonly nodeOptions?: readonly string[];
}

export async function startSite({
  core = 'server',
  settings = {},
  nodeOptions = [],
}: SiteOptions = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ces-bench-'));
  const process = startPinned(core, globalThis.process.execPath, [resolve('dist/server/main.js')], {
    nodeOptions: ['--import', join(import.meta.dirname, 'loop-monitor.js'), ...nodeOptions],
    env: { PORT: '0', DATA_DIR: dataDir, ADMIN_PASSWORD, SUBMIT_LIMIT: '0', BACKUP_HOURS: '0', ...settings },
    stdout: 'pipe',
  });
  const { child } = process;
  const url = await new Promise<string>((opened, failed) => {
    child.once('exit', (code) => failed(new Error(`The site ended with ${code}`)));
    if (!child.stdout) return failed(new Error('The site has no output'));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /The site is running at (\S+)/.exec(line)?.[1];
      if (address) opened(address);
    });
  });
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid ?? 0,
    loop: (message) => process.ask<LoopReport>(message),
    async stop() {
      await process.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
