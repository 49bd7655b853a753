import { startStallingProxy } from '#store/testing/stalling-proxy.ts';
import { startPostgresCluster } from '../../tests/support/postgres-cluster.ts';
import { FIXTURES, signIn } from '../servers/administrator.ts';
import { startSite } from '../servers/site.ts';
import type { Row } from '../table.ts';

const TARGET_MS = 1_000;
/** These need the database. */
const MATCH_PAGES = FIXTURES.slice(0, 3).map(({ id }) => `/matches/${id}`);
/** These do not. */
const PAGES = ['/clubs/1-team-1', '/embed/groups/A', '/overlay/groups/A'];

/**
 * The response time of pages that need no database, while PostgreSQL does not answer and other requests wait for
 * it.
 */
export async function measureStalledDatabase(): Promise<Row> {
  const cluster = await startPostgresCluster();
  const proxy = await startStallingProxy(cluster.url);
  const site = await startSite({ settings: { DATABASE_URL: proxy.url } });
  const administrator = await signIn(site.url);
  await administrator.submit(0);

  proxy.stall();
  const load = async (path: string) => {
    const started = performance.now();
    const response = await fetch(site.url + path);
    await response.text();
    return { status: response.status, milliseconds: performance.now() - started };
  };
  const waiting = MATCH_PAGES.map(load);
  const loaded = await Promise.all(PAGES.map(load));
  proxy.resume();
  await Promise.all(waiting);

  await site.stop();
  await proxy.close();
  await cluster.stop();
  const slowest = Math.max(...loaded.map(({ milliseconds }) => milliseconds));
  return {
    name: 'club page, embed and overlay while PostgreSQL stalls and three match pages wait for it',
    measured: `the last after ${Math.round(slowest)} ms`,
    comparison: '',
    ratio: null,
    target: `under ${TARGET_MS} ms`,
    met: slowest < TARGET_MS && loaded.every(({ status }) => status === 200),
  };
}
