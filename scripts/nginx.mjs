import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', 'node_modules', '.cache', 'nginx');

/** The installed nginx, or the one downloaded for the tests; undefined without either. */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', join(FOLDER, 'usr', 'sbin')];
  return folders.map((folder) => join(folder, 'nginx')).find(existsSync);
}

/** Downloads Debian's package if nginx is missing, for tests and the benchmark: nothing is installed or started. */
export function ensureNginx() {
  if (findNginx() || !existsSync('/usr/bin/apt-get')) return;
  console.error('Downloading nginx ...');
  mkdirSync(FOLDER, { recursive: true });
  // apt's package lists may be older than the mirror; only root can update them.
  if (process.getuid?.() === 0) spawnSync('apt-get', ['update', '-qq']);
  spawnSync('apt-get', ['download', '-qq', 'nginx'], { cwd: FOLDER });
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.deb')))
    spawnSync('dpkg', ['-x', join(FOLDER, name), FOLDER]);
}
