import { join } from 'node:path';
import { readConfig } from '../start/config.ts';
import { readSettings } from '../start/read-settings.ts';
import { actAsOwnerOf } from './act-as-owner.ts';
import type { Command } from './command.ts';
import { runCommand } from './run-command.ts';

interface Entry {
  readonly usage: string;
  readonly does: string;
  readonly load: () => Promise<{ readonly run: Command }>;
}

const COMMANDS: Readonly<Record<string, Entry>> = {
  start: { usage: 'start', does: 'starts the server', load: () => import('./start.ts') },
  password: {
    usage: 'password',
    does: 'sets a new admin password and ends every session',
    load: () => import('./password.ts'),
  },
  totp: { usage: 'totp', does: 'shows a new second factor for logging in', load: () => import('./totp.ts') },
  backup: {
    usage: 'backup [FILE | --keep N]',
    does: 'writes a verified copy of the database, also while the server runs',
    load: () => import('./backup.ts'),
  },
  restore: {
    usage: 'restore FILE',
    does: 'puts a backup in the place of the database',
    load: () => import('./restore.ts'),
  },
  move: {
    usage: 'move [TARGET]',
    does: 'copies everything to a PostgreSQL database, or from there into a new file',
    load: () => import('./move.ts'),
  },
  brand: {
    usage: 'brand',
    does: 'writes a site.json to fill in, and the rules to copy from: words, colours and pictures of your league',
    load: () => import('./brand.ts'),
  },
  doctor: {
    usage: 'doctor',
    does: 'tells what is wrong with this installation, and changes nothing',
    load: () => import('./doctor.ts'),
  },
  check: {
    usage: 'check [FILE]',
    does: 'computes everything in the database, or in a backup, again: record, draws, public views, pictures',
    load: () => import('./check.ts'),
  },
  'check-draw': {
    usage: 'check-draw FILE',
    does: 'computes a draw again',
    load: () => import('./check-draw.ts'),
  },
  'check-record': {
    usage: 'check-record FILE',
    does: 'computes the open record of a copy or a backup again',
    load: () => import('./check-record.ts'),
  },
};

/** `ces COMMAND`: everything an operator does, with the settings of the server. */
async function ces([name, ...args]: readonly string[]): Promise<string | null> {
  const entry = name === undefined ? undefined : COMMANDS[name];
  if (!entry) {
    const isAsked = name === undefined || ['help', '--help', '-h'].includes(name);
    if (isAsked) process.stdout.write(HELP);
    return isAsked ? null : `There is no command "${name}".\n${HELP}`;
  }
  const { run } = await entry.load();
  const settings = readSettings(process.env);
  // The doctor tells of them among all else.
  if (name !== 'doctor') for (const sentence of settings.unknown) process.stderr.write(`${sentence}\n`);
  return run({
    args,
    settings,
    clientDir: join(import.meta.dirname, '..', 'client'),
    readConfig: () => {
      const config = readConfig(settings.values);
      // The server itself runs as the user who starts it.
      if (name !== 'start') actAsOwnerOf(config.dataDir);
      return config;
    },
  });
}

const WIDTH = Math.max(...Object.values(COMMANDS).map(({ usage }) => usage.length));
const HELP = `${[
  'Use: ces COMMAND (or: npm run ces -- COMMAND)',
  ...Object.values(COMMANDS).map(({ usage, does }) => `  ${usage.padEnd(WIDTH)}  ${does}`),
  'Settings come from the environment and from the file that CES_ENV names, or ces.env in DATA_DIR.',
].join('\n')}\n`;

await runCommand(() => ces(process.argv.slice(2)));
