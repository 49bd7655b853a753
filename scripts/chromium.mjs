import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { NPM_NEEDS_SHELL } from './prepare-tree.mjs';

// The headless shell renders no browser window, which halves the work on a small machine.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The installed Chromium: CHROMIUM_PATH, or the first one in PATH. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync);
}

/** Installs a Chromium if there is none: the system's package if possible, otherwise Playwright's own. */
export function ensureChromium() {
  if (findChromium()) return;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    console.error('Installing Chromium for the browser tests ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { stdio: ['ignore', 'ignore', 'inherit'], env };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
      options,
    );
  }
  if (findChromium()) return;
  const options = { stdio: 'inherit', shell: NPM_NEEDS_SHELL };
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], options);
  if (status !== 0) {
    console.error('Chromium was not found. Install it, or set CHROMIUM_PATH.');
    process.exit(1);
  }
}
