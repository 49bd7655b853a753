import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { CrowdOrder, CrowdReport } from '../load/visitors.ts';
import { startEntry } from '../pinned-process.ts';
import { signIn } from '../servers/administrator.ts';
import { startSite } from '../servers/site.ts';
import { median, percentile } from '../statistics.ts';
import type { Row } from '../table.ts';

const VISITORS = 7_000;
/** A stream and a connection for reads each, and some to spare. */
const FILES_NEEDED = VISITORS * 2 + 500;

const READS_TARGET = { errors: 0, p99Ms: 100, loopP99Ms: 50, residentMb: 400 };
const DELIVERY_TARGET_MS = 500;

/** 7,000 visitors with the page's behaviour, and the delay until the last of them is notified of an approval. */
export async function measureCrowd({
  readMs,
  approvals,
}: {
  readMs: number;
  approvals: number;
}): Promise<Row[]> {
  const limit = Number(spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout);
  if (limit < FILES_NEEDED)
    return [skipped(`a process may open ${limit} files here, ${FILES_NEEDED} are needed`)];

  const site = await startSite();
  const administrator = await signIn(site.url);
  await administrator.playAll();
  await administrator.reset();
  const ids = await Promise.all(Array.from({ length: approvals }, (_, index) => administrator.submit(index)));

  const crowd = startEntry('generator', 'visitors');
  const order = (message: CrowdOrder) => crowd.ask<CrowdReport>(message);
  await order({ kind: 'arrive', port: site.port, visitors: VISITORS });

  await site.loop('begin');
  const { errors, reads, latencies } = await order({ kind: 'read', milliseconds: readMs });
  const loop = await site.loop('report');
  const p99Ms = percentile(latencies, 0.99);

  const delays: number[] = [];
  for (const id of ids) {
    const delivery = order({ kind: 'await-revision' });
    // The order is on its way to the crowd; no event may be sent before it listens.
    await delay(200);
    const startedAt = Date.now();
    await administrator.approve(id);
    delays.push((await delivery).lastNotifiedAt - startedAt);
  }
  await crowd.stop();
  await site.stop();

  const delayMs = median(delays);
  const isCalm =
    errors === READS_TARGET.errors &&
    p99Ms < READS_TARGET.p99Ms &&
    loop.delayP99Ms < READS_TARGET.loopP99Ms &&
    loop.residentMb < READS_TARGET.residentMb;
  return [
    {
      name: '7,000 visitors, a stream each, two reads per 5 s',
      measured: `${errors} errors in ${reads} reads, p99 ${p99Ms.toFixed(1)} ms; loop delay p99 ${loop.delayP99Ms.toFixed(1)} ms; ${Math.round(loop.residentMb)} MB`,
      comparison: '',
      ratio: null,
      target: '0 errors, p99 < 100 ms, loop p99 < 50 ms, < 400 MB',
      met: isCalm,
    },
    {
      name: 'approval to the last of 7,000 streams',
      measured: `${Math.round(delayMs)} ms (median of ${delays.length}, worst ${Math.max(...delays)} ms)`,
      comparison: '',
      ratio: null,
      target: `under ${DELIVERY_TARGET_MS} ms`,
      met: delayMs < DELIVERY_TARGET_MS,
    },
  ];
}

function skipped(why: string): Row {
  return {
    name: '7,000 visitors',
    measured: `not measured: ${why}`,
    comparison: '',
    ratio: null,
    target: '',
    met: null,
  };
}
