import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { NPM_NEEDS_SHELL } from './prepare-tree.mjs';

// The shell without a window draws no browser around the page, which spares a small machine half the work.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The Chromium of this machine: CHROMIUM_PATH, or the first one on the PATH. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync);
}

/** Sees to it that there is one: the system's package where that can be installed, else Playwright's own. */
export function ensureChromium() {
  if (findChromium()) return;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    console.error('Installing Chromium for the tests in the browser ...');
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
    console.error('No Chromium was found. Install one, or name it in CHROMIUM_PATH.');
    process.exit(1);
  }
}
