import { captureReply } from '../load/captured-reply.ts';
import type { Generator } from '../load/generator.ts';
import { requestBytes } from '../load/request-bytes.ts';
import { type Pace, sideBySide } from '../load/side-by-side.ts';
import { startEntry } from '../pinned-process.ts';
import type { Site } from '../servers/site.ts';
import { perSecond, type Row } from '../table.ts';

const CONNECTIONS = 64;
const TARGET = 0.9;

const DATA = ['/api/ucl/group-standings', '/api/ucl/match-results'];
const READS = [
  ...DATA.map((path) => ({ path, status: 200, words: '200, brotli' })),
  ...DATA.map((path) => ({ path, status: 304, words: '304' })),
  { path: '/ng-hub', status: 200, words: '200, HTML, brotli' },
];

/** What the crowd asks for, beside a bare node:http server that sends the same bytes. */
export async function measurePreparedReads(generator: Generator, site: Site, pace: Pace): Promise<Row[]> {
  const replies = await Promise.all([...DATA, '/ng-hub'].map((path) => captureReply(site.port, path)));
  const bare = startEntry('server', 'bare-server');
  const { port } = await bare.ask<{ port: number }>(replies);
  const rows: Row[] = [];
  for (const { path, status, words } of READS) {
    const tag = replies.find((reply) => reply.path === path)?.tag ?? '';
    const headers = {
      'accept-encoding': 'gzip, deflate, br, zstd',
      ...(status === 304 ? { 'if-none-match': tag } : {}),
    };
    const job = {
      request: requestBytes(path, headers),
      expectedStatus: status,
      connections: CONNECTIONS,
    };
    const { ours, theirs, ratio } = await sideBySide(
      generator,
      { ...job, port: site.port, pid: site.pid },
      { ...job, port, pid: bare.child.pid ?? 0 },
      pace,
    );
    rows.push({
      name: `${path}, ${words}`,
      measured: perSecond(ours),
      beside: `bare node:http ${perSecond(theirs)}`,
      ratio,
      target: `at least ${TARGET}`,
      met: ratio >= TARGET,
    });
  }
  await bare.stop();
  return rows;
}
