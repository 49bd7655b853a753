import { existsSync, lstatSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { canBeDrawn } from '#site/drawable-name.ts';
import { nameInShareImages } from '#site/share-image.ts';
import { listBackups, timeOfBackup } from '#store/backup/backup.ts';
import { problemOfServer } from '#store/db/open-without-migrating.ts';
import { problemOfDatabaseFile } from '#store/db/schema-problem.ts';
import {
  closeSqliteFile,
  DatabaseInUseError,
  openSqliteFile,
  problemOfSqliteFile,
} from '#store/db/sqlite-file.ts';
import { version } from '../../../package.json';
import { backupFolder } from '../backup/back-up-if-due.ts';
import { styleSheetOf } from '../brand/brand-styles.ts';
import { type Brand, readBrand } from '../brand/read-brand.ts';
import { freeBytes, MIN_FREE_BYTES } from '../health/disk-space.ts';
import type { Config } from '../start/config.ts';
import { operatorMessage } from '../start/operator-message.ts';
import { asOperator } from './act-as-owner.ts';
import type { Command, CommandCall } from './command.ts';
import { originOf } from './download-backup.ts';
import { type Finding, fail, note, ok, report } from './findings.ts';
import { describeLocation } from './named-database.ts';

/** `ces doctor`: reports problems with an installation. It changes nothing. */
export const run: Command = (call) => report(examine(call));

async function* examine(call: CommandCall): AsyncGenerator<Finding> {
  yield nodeVersion();
  yield build(call.clientDir);
  const { file, unknown } = call.settings;
  yield file ? ok(`Settings from ${file} and the environment`) : note('Settings from the environment only');
  for (const warning of unknown) yield fail(warning);
  const config = call.readConfig();
  yield* brand(config, call.clientDir);
  yield* proxy(config);
  const isRunning = yield* server(config);
  if (config.storeLocation.engine === 'postgres') {
    yield* postgres(config);
  } else {
    yield* sqlite(config.storeLocation.file, isRunning);
  }
  if (!existsSync(config.dataDir)) return;
  yield* diskSpace(config.dataDir);
  yield* owners(config.dataDir);
  yield* backups(config);
}

const OLDEST_NODE = [20, 19] as const;
/** End of life: April 2026. */
const UNSUPPORTED_NODE = 20;

function nodeVersion(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const version = `Node ${process.versions.node}`;
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    return fail(`${version}: ${OLDEST_NODE.join('.')} or newer is required`);
  return major === UNSUPPORTED_NODE
    ? note(`${version} no longer gets security updates: upgrade to 24`)
    : ok(version);
}

function build(clientDir: string): Finding {
  return existsSync(join(clientDir, '.vite', 'manifest.json'))
    ? ok(`Version ${version} is built`)
    : fail('The site is not built: run npm run build');
}

async function* brand({ dataDir }: Config, clientDir: string): AsyncGenerator<Finding> {
  try {
    const read = await readBrand(dataDir, clientDir);
    yield read
      ? ok(`Branded as ${read.site.name}, with ${ownLook(read)}${ownRules(read)}`)
      : note('No site.json: the site uses its default name and look');
    if (read) yield* namesInShareImages(read.site);
  } catch (error) {
    yield fail(error instanceof Error ? error.message : String(error));
  }
}

/** Share images can show only the characters of the bundled fonts. */
function* namesInShareImages(site: Brand['site']): Generator<Finding> {
  const { name, competitions } = site;
  const shown = nameInShareImages(site);
  if (shown === null)
    yield note(
      `Share images cannot show the name ${name} and leave it out. Set a shortName in Latin, Greek or Cyrillic letters to show that instead`,
    );
  else if (shown !== name) yield note(`Share images cannot show the name ${name} and show ${shown} instead`);
  for (const { short } of [competitions.UCL, competitions.UEL])
    if (!canBeDrawn(short)) yield note(`Share images cannot show the name ${short} and leave it out`);
}

/** The parts of the look that a league has replaced. */
function ownLook({ site: { colors, highlights }, files }: Brand): string {
  const own = [
    styleSheetOf(colors) !== null && 'colours',
    files.logo && 'logo',
    files.icon && 'icon',
    files.sharePicture && 'share image',
    files.videos.length > 0 && 'video',
  ].filter((name) => typeof name === 'string');
  const look = own.length > 0 ? `its own ${own.join(', ')}` : 'the default look';
  return highlights === null ? `${look} and no video` : look;
}

function ownRules({ regulations }: Brand): string {
  return regulations ? ', and its own regulations' : '';
}

function* proxy({ publicUrl, isHttps, trustProxy, host }: Config): Generator<Finding> {
  if (publicUrl === null)
    yield note('PUBLIC_URL is not set: no canonical links, link previews or secure cookies');
  else if (!isHttps) yield note(`PUBLIC_URL is ${publicUrl}: the site is not served over HTTPS`);
  if (isHttps && trustProxy.length === 0)
    yield fail('TRUST_PROXY is not set: behind a proxy, all visitors count as one client');
  if (!['127.0.0.1', '::1', 'localhost'].includes(host))
    yield note(`HOST is ${host}: clients on the network can bypass the proxy`);
}

/** Resolves to whether a server is running. */
async function* server(config: Config): AsyncGenerator<Finding, boolean> {
  const origin = originOf(config);
  const reply = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  if (!reply) yield note(`No server is running at ${origin}`);
  else if (reply.ok) yield ok(`The server at ${origin} is healthy`);
  else yield fail(`The server at ${origin} reports status ${reply.status}: see its log`);
  return reply !== null;
}

async function* sqlite(file: string, isRunning: boolean): AsyncGenerator<Finding> {
  if (!existsSync(file)) {
    yield fail(`There is no database at ${file}`);
    return;
  }
  try {
    closeSqliteFile(openSqliteFile(file));
  } catch (error) {
    if (error instanceof DatabaseInUseError)
      yield isRunning
        ? ok(`${file} is in use by the server`)
        : fail(`${file} is in use, but no server is running on this port: check PORT`);
    else yield fail(operatorMessage(error) ?? String(error));
    return;
  }
  const problem = await problemOfDatabaseFile(file);
  yield problem ? fail(problem) : ok(`${file} is intact`);
}

async function* postgres({ storeLocation }: Config): AsyncGenerator<Finding> {
  const where = describeLocation(storeLocation);
  try {
    const problem = await problemOfServer(storeLocation);
    yield problem ? fail(`${where} ${problem}`) : ok(`${where} is available`);
  } catch (error) {
    yield fail(operatorMessage(error) ?? `${where}: ${error instanceof Error ? error.message : error}`);
  }
}

async function* diskSpace(dataDir: string): AsyncGenerator<Finding> {
  const free = await freeBytes(dataDir);
  if (free === null) return;
  const space = `${Math.round(free / 1_000_000)} MB free in ${dataDir}`;
  yield free < MIN_FREE_BYTES ? fail(`${space}: free up disk space`) : ok(space);
}

/** The server cannot open files that root has left in DATA_DIR. */
async function* owners(dataDir: string): AsyncGenerator<Finding> {
  const first = await asOperator(async () => {
    const { uid } = await stat(dataDir);
    for (const name of await readdir(dataDir, { recursive: true })) {
      // A running server may have renamed or removed it since.
      const file = lstatSync(join(dataDir, name), { throwIfNoEntry: false });
      if (file && file.uid !== uid) return name;
    }
    return undefined;
  });
  if (first === undefined) yield ok(`All files in ${dataDir} belong to one user`);
  else
    yield fail(
      `${first} in ${dataDir} belongs to another user. Run: chown -R --reference=${dataDir} ${dataDir}`,
    );
}

async function* backups(config: Config): AsyncGenerator<Finding> {
  if (config.backupHours === 0) {
    yield note('BACKUP_HOURS is 0: scheduled backups are off');
    return;
  }
  const folder = backupFolder(config);
  const now = new Date();
  const newest = existsSync(folder) ? (await listBackups(folder, now)).at(-1) : undefined;
  if (!newest) {
    yield config.storeLocation.engine === 'postgres'
      ? fail(`No backup in ${folder}: with PostgreSQL, enable ces-backup.timer`)
      : note(`No backup in ${folder} yet`);
    return;
  }
  const hours = (now.getTime() - timeOfBackup(newest).getTime()) / 3_600_000;
  const problem = problemOfSqliteFile(join(folder, newest));
  const age = `The newest backup, ${newest}, is ${Math.round(hours)} hours old`;
  if (problem) yield fail(problem);
  else if (hours > 2 * config.backupHours) yield fail(`${age}: see the log`);
  else yield ok(`${age} and intact`);
}
