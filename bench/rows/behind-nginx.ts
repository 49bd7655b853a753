import { readdirSync, readFileSync } from 'node:fs';
import { captureReply } from '../load/captured-reply.ts';
import type { Generator } from '../load/generator.ts';
import { requestBytes } from '../load/request-bytes.ts';
import { type Pace, sideBySide } from '../load/side-by-side.ts';
import { signIn } from '../servers/administrator.ts';
import { HAS_NGINX, startNginx } from '../servers/nginx.ts';
import type { Site } from '../servers/site.ts';
import { perSecond, type Row } from '../table.ts';

const CACHED = ['/api/ucl/group-standings', '/ng-hub'];
const REFETCHES = 50;
const LOAD = { expectedStatus: 200, connections: 64 };
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** deploy/nginx.conf, compared with nginx serving the same bytes as files. */
export async function measureBehindNginx(generator: Generator, site: Site, pace: Pace): Promise<Row[]> {
  if (!HAS_NGINX) return [skipped('hashed asset, and reads through nginx')];
  const script = readdirSync('dist/client/assets').find((name) => /^entry-client.*\.js$/.test(name));
  const asset = `/assets/${script}`;
  const replies = await Promise.all([...CACHED, asset].map((path) => captureReply(site.port, path)));
  const files = replies.map(({ path, headers, body }) => ({
    path,
    headers: headers as Record<string, string>,
    body: Buffer.from(body, 'base64'),
  }));
  const nginx = await startNginx([site.port], { files });
  const rows: Row[] = [];

  const job = (path: string) => ({ ...LOAD, request: requestBytes(path, BROWSER) });
  const theirs = (path: string) => ({ ...job(path), port: nginx.staticPort, pid: nginx.pid });
  const direct = await sideBySide(
    generator,
    { ...job(asset), port: site.port, pid: site.pid },
    theirs(asset),
    pace,
  );
  rows.push({
    name: `hashed asset (${Math.round(readFileSync(`dist/client${asset}.br`).length / 1000)} KB)`,
    measured: perSecond(direct.ours),
    comparison: `nginx, the same file ${perSecond(direct.theirs)}`,
    ratio: direct.ratio,
    target: 'reported',
    met: null,
  });
  for (const path of CACHED) {
    const ours = { ...job(path), port: nginx.sitePort, pid: nginx.pid };
    const through = await sideBySide(generator, ours, theirs(path), pace);
    rows.push({
      name: `${path} through deploy/nginx.conf`,
      measured: perSecond(through.ours),
      comparison: `nginx, the same bytes as a file ${perSecond(through.theirs)}`,
      ratio: through.ratio,
      target: 'reported',
      met: null,
    });
  }
  rows.push(await refetchRow(`http://127.0.0.1:${nginx.sitePort}`));
  await nginx.stop();
  return rows;
}

/** After every change the client requests the announced revision, while an older response is still cached. */
async function refetchRow(url: string): Promise<Row> {
  const administrator = await signIn(url);
  await administrator.reset();
  let older = 0;
  for (let round = 0; round < REFETCHES; round += 1) {
    await fetch(`${url}/api/ucl/match-results`).then((reply) => reply.json());
    const { id, revision } = await administrator.submitFor(round);
    const { results } = (await fetch(`${url}/api/ucl/match-results?revision=${revision}`).then((reply) =>
      reply.json(),
    )) as { results: { id: number }[] };
    if (!results.some((result) => result.id === id)) older += 1;
  }
  return {
    name: `${REFETCHES} refetches through nginx right after a change`,
    measured: `${older} older copies`,
    comparison: '',
    ratio: null,
    target: 'never an older response',
    met: older === 0,
  };
}

function skipped(name: string): Row {
  return {
    name,
    measured: 'not measured: nginx is not installed',
    comparison: '',
    ratio: null,
    target: '',
    met: null,
  };
}
