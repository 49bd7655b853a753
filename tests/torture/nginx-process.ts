import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findNginx } from '../../scripts/nginx.mjs';
import { freePort } from '../support/free-port.ts';
import type { Bench } from './bench.ts';
import { LeagueClient } from './league-client.ts';

const DEPLOYED_CONFIG = 'deploy/nginx.conf';
const NGINX = findNginx() ?? '';

/** Why nginx is not available here; null if it is. */
export function whyNoNginx(): string | null {
  if (!NGINX) return 'nginx is not installed';
  return existsSync(DEPLOYED_CONFIG) ? null : `there is no ${DEPLOYED_CONFIG}`;
}

/**
 * nginx with the deployed configuration. It uses the ports and folders of the test, and does not limit requests:
 * all captains have the same address here.
 */
export async function startNginx(bench: Bench, serverUrls: readonly string[]): Promise<string> {
  const folder = await bench.folder();
  const port = await freePort();
  const servers = serverUrls.map((url) => `server ${new URL(url).host} max_fails=0;`).join('\n    ');
  const site = replaceAll(readFileSync(DEPLOYED_CONFIG, 'utf8'), [
    [/^\s*#?\s*server 127\.0\.0\.1:3001 max_fails=0;\n/m, ''],
    [/server 127\.0\.0\.1:3000 max_fails=0;/, servers],
    [/listen 80;/, `listen 127.0.0.1:${port};`],
    [/\/var\/cache\/nginx\/ces/, join(folder, 'cache')],
    [/limit_req zone=.+;/g, ''],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n  ');
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')};
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary}
${site}
}
`,
  );
  const child = spawn(NGINX, ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  bench.atEnd(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  const visitor = new LeagueClient(url);
  for (let tries = 0; tries < 100; tries += 1) {
    const reply = await visitor.get('/healthz').catch(() => null);
    if (reply?.status === 200) return url;
    if (child.exitCode !== null) break;
    await delay(50);
  }
  throw new Error(`nginx does not serve: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
}

/** Each must be found: otherwise only part of the deployed file would be tested. */
function replaceAll(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((before, [pattern, replacement]) => {
    if (!pattern.test(before)) throw new Error(`${DEPLOYED_CONFIG} has nothing like ${pattern}`);
    return before.replace(pattern, replacement);
  }, text);
}
