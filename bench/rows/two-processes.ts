import { startPostgresCluster } from '../../tests/support/postgres-cluster.ts';
import type { Generator } from '../load/generator.ts';
import { requestBytes } from '../load/request-bytes.ts';
import type { Pace } from '../load/side-by-side.ts';
import { type Administrator, FIXTURES, signIn } from '../servers/administrator.ts';
import { HAS_NGINX, startNginx } from '../servers/nginx.ts';
import { startSite } from '../servers/site.ts';
import { median } from '../statistics.ts';
import { perSecond, type Row } from '../table.ts';

const READ = '/api/ucl/group-standings';

/** Two processes, one PostgreSQL, nginx in front with the configuration in deploy: the basis of docs/scale.md. */
export async function measureTwoProcesses(generator: Generator, { roundMs, rounds }: Pace): Promise<Row[]> {
  const name = 'two processes on PostgreSQL behind nginx';
  if (!HAS_NGINX) return [row(name, 'not measured: nginx is not installed')];
  const cluster = await startPostgresCluster();
  const settings = { DATABASE_URL: cluster.url, TRUST_PROXY: '127.0.0.1' };
  const sites = [await startSite({ settings }), await startSite({ settings })];
  const nginx = await startNginx(sites.map(({ port }) => port));
  const administrator = await signIn(`http://127.0.0.1:${nginx.sitePort}`);

  const stored = await submissionsPerSecond(administrator, rounds);
  await administrator.playAll();
  const request = requestBytes(READ, { 'accept-encoding': 'gzip, deflate, br, zstd' });
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const job = {
      port: nginx.sitePort,
      request,
      expectedStatus: 200,
      connections: 64,
      milliseconds: roundMs,
    };
    const { replies, seconds } = await generator.load(job);
    rates.push(replies / seconds);
  }

  await nginx.stop();
  for (const site of sites) await site.stop();
  await cluster.stop();
  return [
    row(`${name}: reads`, perSecond(median(rates))),
    row(`${name}: submissions, 96 matches at once`, perSecond(stored)),
  ];
}

async function submissionsPerSecond(administrator: Administrator, rounds: number): Promise<number> {
  const rates: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    await Promise.all(FIXTURES.map((_, index) => administrator.submit(index)));
    // The first round only warms up.
    if (round > 0) rates.push((FIXTURES.length * 1_000) / (performance.now() - started));
    await administrator.reset();
  }
  return median(rates);
}

function row(name: string, measured: string): Row {
  return { name, measured, comparison: '', ratio: null, target: 'reported', met: null };
}
