import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../statistics.ts';
import type { Row } from '../table.ts';

const TARGET_MS = 1_000;
const PORT = 18_490;

/** `npm start` on a built tree, with an empty data folder, to the first 200. */
export async function measureColdStart(rounds: number): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await startOnce());
  const time = median(times);
  return {
    name: 'cold `npm start` on a built tree to the first 200',
    measured: `${Math.round(time)} ms`,
    comparison: '',
    ratio: null,
    target: `under ${TARGET_MS} ms`,
    met: time < TARGET_MS,
  };
}

async function startOnce(): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ces-bench-'));
  const started = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      BACKUP_HOURS: '0',
    },
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${PORT}/`;
  while (
    !(await fetch(url).then(
      (response) => response.ok,
      () => false,
    ))
  )
    await delay(10);
  const time = performance.now() - started;
  child.kill('SIGTERM');
  await exited;
  await rm(dataDir, { recursive: true, force: true });
  return time;
}
