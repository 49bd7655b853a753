import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', 'node_modules', '.cache', 'nginx');

/** The nginx of this machine, or the one that was fetched for the tests; undefined without either. */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', join(FOLDER, 'usr', 'sbin')];
  return folders.map((folder) => join(folder, 'nginx')).find(existsSync);
}

/** Fetches Debian's package where there is none, for the tests alone: nothing is installed, and nothing is started. */
export function ensureNginx() {
  if (findNginx() || !existsSync('/usr/bin/apt-get')) return;
  console.error('Fetching nginx for the test of the guide ...');
  mkdirSync(FOLDER, { recursive: true });
  // Its lists may be older than what the mirror has now; only root can renew them.
  if (process.getuid?.() === 0) spawnSync('apt-get', ['update', '-qq']);
  spawnSync('apt-get', ['download', '-qq', 'nginx'], { cwd: FOLDER });
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.deb')))
    spawnSync('dpkg', ['-x', join(FOLDER, name), FOLDER]);
}
