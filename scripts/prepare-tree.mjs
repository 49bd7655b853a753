import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const LOCK_FILE = join(ROOT, 'package-lock.json');
const INSTALLED_MARK = join(ROOT, 'node_modules', '.installed-lock-hash');
/** npm writes it at the end of an install. */
const INSTALLED_BY_NPM = join(ROOT, 'node_modules', '.package-lock.json');
/** Written by the last step of every build. */
export const BUILT_MARK = join(ROOT, 'dist', '.built');
const BUILD_INPUTS = ['src', 'public', 'vite.config.ts', 'package.json', 'package-lock.json'];

/** On Windows, npm and npx are batch files, which only a shell can start. */
export const NPM_NEEDS_SHELL = process.platform === 'win32';

/**
 * Installs the versions in the lock file, unless this script or the operator's `npm ci` has already done so: installing
 * again would remove modules that a running server still needs.
 */
export function ensureInstalled() {
  const lockHash = createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex');
  if (existsSync(INSTALLED_MARK) && readFileSync(INSTALLED_MARK, 'utf8') === lockHash) return;
  // Missing build tools mean that the development dependencies were left out.
  if (timeOf(LOCK_FILE) < timeOf(INSTALLED_BY_NPM) && existsSync(join(ROOT, 'node_modules', 'vite'))) return;
  refuseReadOnlyTree('The dependencies in package-lock.json are not installed', 'npm ci --include=dev');
  console.error('Installing dependencies ...');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(INSTALLED_MARK, lockHash);
}

/** Builds, unless the last build is newer than its sources. */
export function ensureBuilt() {
  if (newest(BUILD_INPUTS.map((input) => join(ROOT, input))) < timeOf(BUILT_MARK)) return;
  refuseReadOnlyTree('The build is missing or older than its sources', 'npm run build');
  console.error('Building ...');
  // The caller (a test, for example) may have another NODE_ENV; a build is always for production.
  run('npm', ['run', '--silent', 'build'], { NODE_ENV: 'production' });
}

/** The user of a service can run the tree but not change it. */
function refuseReadOnlyTree(problem, command) {
  try {
    accessSync(ROOT, constants.W_OK);
  } catch {
    console.error(
      `${problem}, and this user has no write permission for ${ROOT}. As its owner, run: cd ${ROOT} && ${command}`,
    );
    process.exit(1);
  }
}

/** Runs a program in the project folder, and exits with its status if it fails. */
export function run(program, args, env = {}) {
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env }, shell: NPM_NEEDS_SHELL };
  const { status, error } = spawnSync(program, args, options);
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Starts a program in the background. Returns a function that waits for it, prints its output, and exits with its status
 * if it failed.
 */
export function startInBackground(program, args) {
  const log = join(mkdtempSync(join(tmpdir(), 'ces-beside-')), 'output');
  const output = openSync(log, 'w');
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    shell: NPM_NEEDS_SHELL,
  });
  process.once('exit', () => child.kill());
  const ended = once(child, 'exit');
  return async () => {
    const [status] = await ended;
    console.log(readFileSync(log, 'utf8'));
    if (status !== 0) process.exit(status ?? 1);
  };
}

function timeOf(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

function newest(paths) {
  return Math.max(0, ...paths.filter(existsSync).map(newestIn));
}

/** Tests are not built. */
function newestIn(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stats.mtimeMs;
  return Math.max(stats.mtimeMs, newest(readdirSync(path).map((name) => join(path, name))));
}
