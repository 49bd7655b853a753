import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Core, startPinned } from '../pinned-process.ts';

export const HAS_NGINX = spawnSync('nginx', ['-v']).status === 0;

const SITE_PORT = 18_480;
const STATIC_PORT = 18_481;
/** The open files of a worker. */
export const FILES = 20_000;

/** A file served by nginx itself, with the headers that the site sends with it. */
interface StaticFile {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Nginx {
  /** The port of the site behind the deployed configuration. */
  readonly sitePort: number;
  /** The port of the static files. */
  readonly staticPort: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

interface NginxOptions {
  readonly files?: readonly StaticFile[];
  /** One, so that its processor time can be compared, unless more connections are needed. */
  readonly workers?: number;
  /** Whether each client has its own address. Otherwise the limits per client are removed. */
  readonly hasLimits?: boolean;
  readonly core?: Core;
}

/** nginx with the deployed configuration of the site; only addresses and folders are replaced. */
export async function startNginx(
  upstreamPorts: readonly number[],
  { files = [], workers = 1, hasLimits = false, core = 'server' }: NginxOptions = {},
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'ces-nginx-'));
  // nginx switches to its own user when it is started by root.
  await chmod(folder, 0o755);
  const deployed = await readFile('deploy/nginx.conf', 'utf8');
  const placed = deployed
    .replace(
      'server 127.0.0.1:3000 max_fails=0;',
      upstreamPorts.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n'),
    )
    // `reuseport` spreads the connections evenly over the workers.
    .replace('listen 80;', `listen 127.0.0.1:${SITE_PORT} reuseport;`)
    .replace('listen [::]:80;', '')
    .replace('/var/cache/nginx/ces', join(folder, 'cache'));
  const site = hasLimits
    ? placed
    : placed.replace(/limit_conn ces_streams \d+;/, '').replaceAll(/limit_req zone=.+;/g, '');

  const locations: string[] = [];
  for (const [index, file] of files.entries()) {
    await mkdir(join(folder, 'static'), { recursive: true });
    await writeFile(join(folder, 'static', String(index)), file.body);
    const kept = Object.entries(file.headers).filter(
      ([name]) =>
        !['content-type', 'content-length', 'etag', 'last-modified', 'accept-ranges'].includes(name),
    );
    const headers = kept.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
    locations.push(
      `location = ${file.path} { alias ${join(folder, 'static', String(index))}; default_type ${JSON.stringify(file.headers['content-type'])}; ${headers.join(' ')} }`,
    );
  }
  const configuration = `
    daemon off; worker_processes ${workers}; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
    worker_rlimit_nofile ${FILES};
    events { worker_connections ${FILES - 2_000}; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
      client_body_temp_path ${join(folder, 'body')}; proxy_temp_path ${join(folder, 'proxy')};
      fastcgi_temp_path ${join(folder, 'fastcgi')}; uwsgi_temp_path ${join(folder, 'uwsgi')}; scgi_temp_path ${join(folder, 'scgi')};
      ${site}
      server { listen 127.0.0.1:${STATIC_PORT}; ${locations.join('\n')} }
    }`;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration);
  const process = startPinned(core, 'nginx', ['-c', file, '-p', folder, '-e', join(folder, 'error.log')]);
  await untilOpen(STATIC_PORT);
  return {
    sitePort: SITE_PORT,
    staticPort: STATIC_PORT,
    pid: process.child.pid ?? 0,
    async stop() {
      await process.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isOpen = await new Promise((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await delay(50);
  }
  throw new Error(`nginx does not open port ${port}`);
}
