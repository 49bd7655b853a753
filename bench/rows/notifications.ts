import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorSeconds } from '../load/processor-time.ts';
import type { CrowdOrder, CrowdReport } from '../load/visitors.ts';
import { startEntry } from '../pinned-process.ts';
import { signIn } from '../servers/administrator.ts';
import type { NotifiedSiteOrder } from '../servers/notified-site.ts';
import type { PushServiceOrder, PushServiceReport } from '../servers/push-service.ts';
import { ADMIN_PASSWORD } from '../servers/site.ts';
import { percentile } from '../statistics.ts';
import type { Row } from '../table.ts';

const DEVICES = 1_000;
const VISITORS = 500;
const READ_MS = 3_000;
const TARGET_MS = 100;

/** The response times while a result is sent to 1,000 devices. */
export async function measureNotifications(): Promise<Row> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ces-bench-'));
  const service = startEntry('generator', 'push-service');
  const serviceDoes = (order: PushServiceOrder) => service.ask<PushServiceReport>(order);
  const { port: pushPort } = await serviceDoes('open');
  const site = startEntry('server', 'notified-site');
  const order: NotifiedSiteOrder = { dataDir, adminPassword: ADMIN_PASSWORD, devices: DEVICES, pushPort };
  const { port } = await site.ask<{ port: number }>(order);
  const crowd = startEntry('generator', 'visitors');
  const crowdDoes = (message: CrowdOrder) => crowd.ask<CrowdReport>(message);
  const readP99 = async () =>
    percentile((await crowdDoes({ kind: 'read', milliseconds: READ_MS })).latencies, 0.99);

  await crowdDoes({ kind: 'arrive', port, visitors: VISITORS });
  const quiet = await readP99();
  const administrator = await signIn(`http://127.0.0.1:${port}`);
  await administrator.approve(await administrator.submit(0));
  const begun = processorSeconds(site.child.pid ?? 0);
  const first = await serviceDoes({ untilTaken: 1 });
  const [busy, last] = await Promise.all([readP99(), serviceDoes({ untilTaken: DEVICES })]);
  const used = (processorSeconds(site.child.pid ?? 0) ?? 0) - (begun ?? 0);
  for (const process of [crowd, site, service]) await process.stop();
  await rm(dataDir, { recursive: true, force: true });
  const seconds = ((last.at - first.at) / 1_000).toFixed(1);
  return {
    name: `reads while ${DEVICES.toLocaleString('en')} devices are notified`,
    measured: `p99 ${busy.toFixed(1)} ms; all notified in ${seconds} s, ${used.toFixed(1)} s of processor time`,
    comparison: `before p99 ${quiet.toFixed(1)} ms`,
    ratio: null,
    target: `p99 under ${TARGET_MS} ms`,
    met: busy < TARGET_MS,
  };
}
