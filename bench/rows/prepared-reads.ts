import { captureReply } from '../load/captured-reply.ts';
import type { Generator } from '../load/generator.ts';
import { requestBytes } from '../load/request-bytes.ts';
import { type Comparison, type Pace, sideBySide } from '../load/side-by-side.ts';
import { startEntry } from '../pinned-process.ts';
import { withPlayedSite } from '../servers/played-site.ts';
import type { Site } from '../servers/site.ts';
import { perSecond, type Row } from '../table.ts';

const CONNECTIONS = 64;
const TARGET = 0.8;

const POLLED = ['/api/ucl/group-standings', '/api/ucl/match-results', '/api/ucl/knockouts'];
const PAGES = ['/ng-hub', '/knockouts'];
const READS = [
  ...POLLED.map((path) => ({ path, status: 200, words: '200, brotli' })),
  ...POLLED.map((path) => ({ path, status: 304, words: '304' })),
  ...PAGES.map((path) => ({ path, status: 200, words: '200, HTML, brotli' })),
];

/**
 * The most frequent requests, compared with a bare node:http server that sends the same bytes. One process can be
 * slower than the next for its whole life (docs/performance.md), so several pairs of processes are measured, and
 * the median pair counts for each row.
 */
export async function measurePreparedReads(generator: Generator, pace: Pace, pairs: number): Promise<Row[]> {
  const measured: Comparison[][] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    measured.push(await withPlayedSite((site) => comparePair(generator, site, pace)));
  }
  return READS.map(({ path, words }, read) => {
    const { ours, theirs, ratio } = middle(measured.flatMap((pair) => pair[read] ?? []));
    return {
      name: `${path}, ${words}`,
      measured: perSecond(ours),
      comparison: `bare node:http ${perSecond(theirs)}`,
      ratio,
      target: `at least ${TARGET}`,
      met: ratio >= TARGET,
    };
  });
}

/** All requests, in order, from one process of ours and one of the other side. */
async function comparePair(generator: Generator, site: Site, pace: Pace): Promise<Comparison[]> {
  const replies = await Promise.all([...POLLED, ...PAGES].map((path) => captureReply(site.port, path)));
  const bare = startEntry('server', 'bare-server');
  const { port } = await bare.ask<{ port: number }>(replies);
  const comparisons: Comparison[] = [];
  for (const { path, status } of READS) {
    const tag = replies.find((reply) => reply.path === path)?.tag ?? '';
    const headers = {
      'accept-encoding': 'gzip, deflate, br, zstd',
      ...(status === 304 ? { 'if-none-match': tag } : {}),
    };
    const job = { request: requestBytes(path, headers), expectedStatus: status, connections: CONNECTIONS };
    const ours = { ...job, port: site.port, pid: site.pid };
    const theirs = { ...job, port, pid: bare.child.pid ?? 0 };
    comparisons.push(await sideBySide(generator, ours, theirs, pace));
  }
  await bare.stop();
  return comparisons;
}

function middle(comparisons: readonly Comparison[]): Comparison {
  const sorted = [...comparisons].sort((a, b) => a.ratio - b.ratio);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('No pair was measured');
  return found;
}
