import { existsSync } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { canBeDrawn } from '#site/drawable-name.ts';
import { nameInPictures } from '#site/share-picture.ts';
import { listBackups, timeOfBackup } from '#store/backup/backup.ts';
import { problemOfServer } from '#store/db/open-as-it-is.ts';
import { problemOfDatabaseFile } from '#store/db/schema-problem.ts';
import {
  closeSqliteFile,
  DatabaseInUseError,
  openSqliteFile,
  problemOfSqliteFile,
} from '#store/db/sqlite-file.ts';
import { backupFolder } from '../backup/back-up-if-due.ts';
import { styleSheetOf } from '../brand/brand-styles.ts';
import { type Brand, readBrand } from '../brand/read-brand.ts';
import { freeBytes, LEAST_FREE_BYTES } from '../health/watch-room.ts';
import type { Config } from '../start/config.ts';
import { asOperator } from './act-as-owner.ts';
import type { Command, CommandCall } from './command.ts';
import { type Finding, note, ok, report, wrong } from './findings.ts';
import { describeLocation } from './named-database.ts';
import { operatorSentence } from './operator-sentence.ts';
import { originOf } from './server-origin.ts';

/** `ces doctor`: tells what is wrong with an installation. It changes nothing. */
export const run: Command = (call) => report(examine(call));

async function* examine(call: CommandCall): AsyncGenerator<Finding> {
  yield nodeVersion();
  yield build(call.clientDir);
  const { file, unknown } = call.settings;
  yield file ? ok(`Settings from ${file} and the environment`) : note('Settings from the environment alone');
  for (const sentence of unknown) yield wrong(sentence);
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
  yield* room(config.dataDir);
  yield* owners(config.dataDir);
  yield* backups(config);
}

const OLDEST_NODE = [20, 19] as const;
/** Its end of life was in April 2026. */
const PAST_NODE = 20;

function nodeVersion(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const words = `Node ${process.versions.node}`;
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    return wrong(`${words}: ${OLDEST_NODE.join('.')} or newer is needed`);
  return major === PAST_NODE ? note(`${words} gets no security updates any more; take 24`) : ok(words);
}

function build(clientDir: string): Finding {
  return existsSync(join(clientDir, '.vite', 'manifest.json'))
    ? ok('The site is built')
    : wrong('The site is not built: npm run build');
}

async function* brand({ dataDir }: Config, clientDir: string): AsyncGenerator<Finding> {
  try {
    const read = await readBrand(dataDir, clientDir);
    yield read
      ? ok(`The site is that of ${read.site.name}, with ${ownLook(read)}${ownRules(read)}`)
      : note('No site.json: the site has its shipped name');
    if (read) yield* wordsInPictures(read.site);
  } catch (error) {
    yield wrong(error instanceof Error ? error.message : String(error));
  }
}

/** Share pictures have the letters of fonts that are shipped, and no others. */
function* wordsInPictures(site: Brand['site']): Generator<Finding> {
  const { name, competitions } = site;
  const shown = nameInPictures(site);
  if (shown === null)
    yield note(
      `Share pictures have no letters for ${name} and show no name: a shortName in Latin, Greek or Cyrillic letters would be shown`,
    );
  else if (shown !== name) yield note(`Share pictures have no letters for ${name} and show ${shown}`);
  for (const { short } of [competitions.UCL, competitions.UEL])
    if (!canBeDrawn(short)) yield note(`Share pictures have no letters for ${short} and leave it out`);
}

/** What a league has changed of the look. */
function ownLook({ site: { colors, highlights }, files }: Brand): string {
  const own = [
    styleSheetOf(colors) !== null && 'colours',
    files.logo && 'logo',
    files.icon && 'icon',
    files.sharePicture && 'share picture',
    files.videos.length > 0 && 'video',
  ].filter((name) => typeof name === 'string');
  const words = own.length > 0 ? `its own ${own.join(', ')}` : 'the shipped look';
  return highlights === null ? `${words}, and no video` : words;
}

function ownRules({ regulations }: Brand): string {
  return regulations ? ' and regulations of its own' : '';
}

function* proxy({ publicUrl, isHttps, trustProxy, host }: Config): Generator<Finding> {
  if (publicUrl === null) yield note('PUBLIC_URL is not set: no canonical links, previews or secure cookies');
  else if (!isHttps) yield note(`PUBLIC_URL is ${publicUrl}: visitors come without https`);
  if (isHttps && trustProxy.length === 0)
    yield wrong('TRUST_PROXY is not set: behind a proxy every visitor would seem to be the same one');
  if (!['127.0.0.1', '::1', 'localhost'].includes(host))
    yield note(`HOST is ${host}: whoever reaches this machine reaches the server past its proxy`);
}

/** Resolves to whether one runs. */
async function* server(config: Config): AsyncGenerator<Finding, boolean> {
  const origin = originOf(config);
  const reply = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  if (!reply) yield note(`No server answers at ${origin}`);
  else if (reply.ok) yield ok(`The server at ${origin} serves and stores`);
  else yield wrong(`The server at ${origin} answers ${reply.status}: its log says why`);
  return reply !== null;
}

async function* sqlite(file: string, isRunning: boolean): AsyncGenerator<Finding> {
  if (!existsSync(file)) {
    yield wrong(`There is no database ${file}`);
    return;
  }
  try {
    closeSqliteFile(openSqliteFile(file));
  } catch (error) {
    if (error instanceof DatabaseInUseError)
      yield isRunning
        ? ok(`${file} is in use by the server`)
        : wrong(`${file} is in use, but not by a server that answers: is PORT right?`);
    else yield wrong(operatorSentence(error) ?? String(error));
    return;
  }
  const problem = await problemOfDatabaseFile(file);
  yield problem ? wrong(problem) : ok(`${file} is whole`);
}

async function* postgres({ storeLocation }: Config): AsyncGenerator<Finding> {
  const where = describeLocation(storeLocation);
  try {
    const problem = await problemOfServer(storeLocation);
    yield problem ? wrong(`${where} ${problem}`) : ok(`${where} answers`);
  } catch (error) {
    yield wrong(operatorSentence(error) ?? `${where}: ${error instanceof Error ? error.message : error}`);
  }
}

async function* room(dataDir: string): AsyncGenerator<Finding> {
  const free = await freeBytes(dataDir);
  if (free === null) return;
  const words = `${Math.round(free / 1_000_000)} MB free in ${dataDir}`;
  yield free < LEAST_FREE_BYTES ? wrong(`${words}: make room before it is full`) : ok(words);
}

/** What root has left there, the server cannot open. */
async function* owners(dataDir: string): AsyncGenerator<Finding> {
  const first = await asOperator(async () => {
    const { uid } = await stat(dataDir);
    for (const name of await readdir(dataDir, { recursive: true }))
      if ((await lstat(join(dataDir, name))).uid !== uid) return name;
    return undefined;
  });
  if (first === undefined) yield ok('Everything in it belongs to one user');
  else
    yield wrong(
      `Not all of ${dataDir} belongs to its user, such as ${first}: chown -R --reference=${dataDir} ${dataDir}`,
    );
}

async function* backups(config: Config): AsyncGenerator<Finding> {
  if (config.backupHours === 0) {
    yield note('BACKUP_HOURS is 0: no backups are written');
    return;
  }
  const folder = backupFolder(config);
  const now = new Date();
  const newest = existsSync(folder) ? (await listBackups(folder, now)).at(-1) : undefined;
  if (!newest) {
    yield config.storeLocation.engine === 'postgres'
      ? wrong(`No backup in ${folder}: the server writes none of PostgreSQL, ces-backup.timer does`)
      : note(`No backup in ${folder} yet`);
    return;
  }
  const hours = (now.getTime() - timeOfBackup(newest).getTime()) / 3_600_000;
  const problem = problemOfSqliteFile(join(folder, newest));
  const words = `The newest backup, ${newest}, is ${Math.round(hours)} hours old`;
  if (problem) yield wrong(problem);
  else if (hours > 2 * config.backupHours) yield wrong(`${words}: the log says why`);
  else yield ok(`${words} and whole`);
}
