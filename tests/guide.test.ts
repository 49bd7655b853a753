import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { findNginx } from '../scripts/nginx.mjs';
import { freePort } from './support/free-port.ts';

const NGINX = findNginx() ?? '';
const guide = await readFile('docs/operations.md', 'utf8');

/** The commands of a section in the guide. */
function blocksOf(section: string): string[] {
  const [, text = ''] = guide.split(`\n## ${section}\n`);
  const [chapter = ''] = text.split('\n## ');
  return [...chapter.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => String(commands));
}

const STAND_INS = [
  'apt-get',
  'certbot',
  'curl',
  'dpkg',
  'git',
  'journalctl',
  'nginx',
  'npm',
  'runuser',
  'systemctl',
  'update-ca-certificates',
  'useradd',
];

/** A folder that simulates a clean Debian: with the paths of the guide, and the programs and ports of the test. */
async function makeScratchRoot() {
  const root = await temporaryFolder();
  // nginx workers run as another user.
  await chmod(root, 0o755);
  const folders = ['bin', 'journal', 'mirror', 'opt', 'root', 'run', 'usr/bin', 'usr/local/bin'];
  const nginx = ['conf.d', 'modules-enabled', 'sites-enabled'].map((name) => `etc/nginx/${name}`);
  const others = [
    'etc/systemd/system',
    'usr/local/share/ca-certificates',
    'var/cache',
    'var/lib/ces',
    'var/lib/nginx',
    'var/log/nginx',
    'var/run',
  ];
  for (const folder of [...folders, ...nginx, ...others])
    await mkdir(join(root, folder), { recursive: true });
  await cp('tests/support/guide/nginx.conf', join(root, 'etc/nginx/nginx.conf'));
  await writeFile(join(root, 'etc/nginx/sites-enabled/default'), 'server { listen 80 default_server; }');
  for (const name of STAND_INS)
    await symlink(join(process.cwd(), 'tests/support/guide/stand-in.sh'), join(root, 'bin', name));
  await makeMirror(join(root, 'mirror'));
  const ports = {
    LISTEN_80: await freePort(),
    LISTEN_443: await freePort(),
    LISTEN_3000: await freePort(),
    LISTEN_3001: await freePort(),
  };
  await writeFile(
    join(root, 'curlrc'),
    [
      `connect-to = "127.0.0.1:3000:127.0.0.1:${ports.LISTEN_3000}"`,
      `connect-to = "127.0.0.1:3001:127.0.0.1:${ports.LISTEN_3001}"`,
      `connect-to = "127.0.0.1:80:127.0.0.1:${ports.LISTEN_80}"`,
      `connect-to = "ces.example:443:127.0.0.1:${ports.LISTEN_443}"`,
      '',
    ].join('\n'),
  );
  return { root, ports };
}

/** The layout of nodejs.org: this Node, and no npm. */
async function makeMirror(folder: string): Promise<void> {
  const name = 'node-v24.0.0-linux-x64';
  await mkdir(join(folder, name, 'bin'), { recursive: true });
  await symlink(process.execPath, join(folder, name, 'bin', 'node'));
  spawnSync('tar', ['-cJf', `${name}.tar.xz`, name], { cwd: folder });
  const { stdout } = spawnSync('sha256sum', [`${name}.tar.xz`], { cwd: folder, encoding: 'utf8' });
  await writeFile(join(folder, 'SHASUMS256.txt'), stdout);
}

/** Runs commands of the guide, one after the other, and stops at the first that fails. */
async function follow(
  { root, ports }: Awaited<ReturnType<typeof makeScratchRoot>>,
  blocks: readonly string[],
) {
  const name = `guide_${randomBytes(4).toString('hex')}`;
  const cluster = new URL(inject('postgresUrl'));
  const script = blocks
    .join('\n')
    .replaceAll(/(?<![\w.:/])\/(etc|opt|root|usr\/local|usr\/bin|var)\b/g, `${root}/$1`)
    .replaceAll('install -m 640 -g ces', 'install -m 640')
    .replace('postgres://ces:$PASSWORD@127.0.0.1/ces', `postgres://${name}:$PASSWORD@${cluster.host}/${name}`)
    .replace('create role ces', `create role ${name}`)
    .replace('create database ces owner ces', `create database ${name} owner ${name}`)
    .replace('ces password;', "echo 'a new password' | ces password;")
    // Without nginx the server is requested directly.
    .replaceAll(/https?:\/\/(127\.0\.0\.1|\$NAME)\/healthz/g, NGINX ? '$&' : 'http://127.0.0.1:3000/healthz');
  const env = {
    PATH: [join(root, 'bin'), join(root, 'usr/local/bin'), process.env.PATH].join(delimiter),
    HOME: join(root, 'root'),
    ROOT: root,
    TREE: process.cwd(),
    NGINX_PROGRAM: NGINX,
    PORT: String(ports.LISTEN_3000),
    CES_ENV: join(root, 'etc/ces.env'),
    SUPERUSER_URL: cluster.href,
    ...Object.fromEntries(Object.entries(ports).map(([key, port]) => [key, String(port)])),
  };
  onTestFinished(async () => {
    for (const unit of await readdir(join(root, 'run')))
      process.kill(Number(await readFile(join(root, 'run', unit), 'utf8')), 'SIGKILL');
    const pid = await readFile(join(root, 'var/run/nginx.pid'), 'utf8').catch(() => null);
    if (pid) process.kill(Number(pid), 'SIGTERM');
  });
  return run('bash', ['-xc', `set -eo pipefail\n${script}`], env);
}

async function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, {
      env,
      maxBuffer: 1e8,
      timeout: 280_000,
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}

function hasProgram(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
}

it('every command block of the guide is valid shell', async () => {
  const blocks = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text]) => String(text));
  expect(blocks.length).toBeGreaterThan(12);
  for (const block of blocks) expect(await run('bash', ['-nc', block])).toMatchObject({ code: 0 });
});

it('followed from the first command to the last, leads to a site behind nginx, to PostgreSQL with two processes, and back', {
  timeout: 300_000,
}, async () => {
  if (!NGINX) console.warn('nginx is neither here nor could be fetched: the guide is followed without it');
  const scratch = await makeScratchRoot();
  const { root, ports } = scratch;
  const blocks = [
    ...blocksOf('Install'),
    ...blocksOf('Brand the site'),
    ...blocksOf('PostgreSQL'),
    'systemctl disable --now ces@3001',
    ...blocksOf('Move between SQLite and PostgreSQL'),
    // A certificate for a public name is tested below; Docker is an alternative.
  ].filter((block) => !/certbot|^docker /m.test(block));
  const { code, stdout, stderr } = await follow(scratch, blocks);
  expect(code, stderr.slice(-4_000)).toBe(0);
  expect(stdout).toContain('node-v24.0.0-linux-x64.tar.xz: OK');
  expect(stdout).toMatch(/The admin password is (\w{5}-){3}\w{5} /);
  expect(stdout).toContain('The new admin password is set');
  expect(stdout).toContain('identical.');
  expect(stdout.match(/"status":"ok"/g)).toHaveLength(6);
  expect(stdout).toMatch(/ok {4}The newest backup, \S+, is 0 hours old and intact/);
  expect(stdout).not.toContain('FAIL');
  expect(stdout).toContain(`Written: ${root}/var/lib/ces/site.json`);
  expect(stdout.match(/^Copied to .*$/gm)).toEqual([
    expect.stringContaining('Copied to PostgreSQL/'),
    expect.stringContaining(`Copied to ${root}/var/lib/ces/ces.sqlite:`),
  ]);
  expect(await readFile(join(root, 'etc/hosts'), 'utf8')).toBe('127.0.0.1 ces.example\n::1 ces.example\n');
  expect((await stat(join(root, 'etc/ces.env'))).mode & 0o777).toBe(0o640);
  expect(await readFile(join(root, 'calls'), 'utf8')).toContain('useradd --system');
  if (!NGINX) return;

  const url = `https://ces.example:${ports.LISTEN_443}`;
  const visit = (address: string) =>
    run('curl', [
      // nginx is reloading its configuration: a connection may still reach the previous one.
      ...['-sS', '--retry', '5', '--retry-all-errors', '-o', '/dev/null', '-D', '-'],
      ...['--cacert', join(root, 'etc/nginx/ces-certificate/authority.pem')],
      ...['--resolve', `ces.example:${ports.LISTEN_443}:127.0.0.1`, address],
    ]);
  const secure = await visit(`${url}/ng-hub`);
  expect(secure.stdout, secure.stderr).toMatch(/^HTTP\/2 200/);
  expect(secure.stdout).toContain('strict-transport-security: max-age=');
  const plain = await visit(`http://127.0.0.1:${ports.LISTEN_80}/ng-hub`);
  expect(plain.stdout).toMatch(/^HTTP\/1.1 301 .*Location: https:\/\/127\.0\.0\.1\/ng-hub/s);
  const other = await run('curl', ['-sS', '--resolve', `ces.example:${ports.LISTEN_443}:127.0.0.1`, url]);
  expect(other.stderr).toContain('certificate');
});

it('requests a certificate with certbot that nginx finds, and renews it', async () => {
  const scratch = await makeScratchRoot();
  const [names = ''] = blocksOf('Install');
  const block = blocksOf('Install').find((each) => each.includes('certbot')) ?? '';
  const { code, stderr } = await follow(scratch, [names, block]);
  expect(code, stderr).toBe(0);
  const calls = await readFile(join(scratch.root, 'calls'), 'utf8');
  expect(calls).toContain(`--webroot -w ${scratch.root}/var/www/html -d ces.example -m you@ces.example`);
  expect(calls).toContain('--deploy-hook systemctl reload nginx');
  const config = await readFile('deploy/nginx.conf', 'utf8');
  expect(config).toMatch(/location \/\.well-known\/acme-challenge\/ \{\s+root \/var\/www\/html;/);
});

describe('the units', () => {
  const names = readdirSync('deploy').filter((name) => /\.(service|timer)$/.test(name));

  it('contain sections and settings only, and run the built files', async () => {
    expect(names).toEqual(['ces-backup.service', 'ces-backup.timer', 'ces.service']);
    for (const name of names) {
      const lines = (await readFile(join('deploy', name), 'utf8')).split('\n');
      for (const line of lines) expect(line).toMatch(/^(#.*|\[\w+\]|\w+=.*|)$/);
      for (const line of lines.filter((each) => each.startsWith('ExecStart=')))
        expect(existsSync(String(/dist\/server\/\S+/.exec(line)?.[0]))).toBe(true);
    }
  });

  it('are valid systemd units', async () => {
    const folder = await temporaryFolder();
    for (const name of [...names, 'ces@.service']) {
      const text = await readFile(join('deploy', name.replace('@', '')), 'utf8');
      // It must exist to be verified; the guide puts it there.
      await writeFile(join(folder, name), text.replace('/usr/bin/node', process.execPath));
    }
    const files = [...names, 'ces@3001.service'].map((name) => join(folder, name));
    if (!hasProgram('systemd-analyze')) {
      console.warn('systemd-analyze is not here: the units are read by the test above alone');
      return;
    }
    expect(await run('systemd-analyze', ['verify', '--man=no', ...files])).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
  });
});
