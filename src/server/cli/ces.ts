import { join } from 'node:path';
import { version } from '../../../package.json';
import { readConfig } from '../start/config.ts';
import { readSettings } from '../start/read-settings.ts';
import { actAsOwnerOf } from './act-as-owner.ts';
import type { Command } from './command.ts';
import { runCommand } from './run-command.ts';

interface Entry {
  readonly usage: string;
  readonly summary: string;
  readonly load: () => Promise<{ readonly run: Command }>;
}

/** Runs the server until it receives SIGTERM or SIGINT. */
const start: Command = async ({ readConfig: config, clientDir }) => {
  const { runServer } = await import('../start/run-server.ts');
  await runServer(config(), clientDir);
  return null;
};

const COMMANDS: Readonly<Record<string, Entry>> = {
  start: { usage: 'start', summary: 'start the server', load: async () => ({ run: start }) },
  password: {
    usage: 'password',
    summary: 'set a new admin password and end every session',
    load: () => import('./password.ts'),
  },
  totp: {
    usage: 'totp',
    summary: 'generate a key for two-factor authentication',
    load: () => import('./totp.ts'),
  },
  backup: {
    usage: 'backup [FILE | --keep N]',
    summary: 'write a verified copy of the database; the server may be running',
    load: () => import('./backup.ts'),
  },
  restore: {
    usage: 'restore FILE',
    summary: 'replace the database with a backup',
    load: () => import('./restore.ts'),
  },
  move: {
    usage: 'move [TARGET]',
    summary: 'copy all data to PostgreSQL, or from PostgreSQL to a new SQLite file',
    load: () => import('./move.ts'),
  },
  brand: {
    usage: 'brand',
    summary: 'create the files that brand the site: site.json and a copy of the regulations',
    load: () => import('./brand.ts'),
  },
  doctor: {
    usage: 'doctor',
    summary: 'report problems with this installation, without changing anything',
    load: () => import('./doctor.ts'),
  },
  check: {
    usage: 'check [FILE]',
    summary: 'verify the database or a backup: record, draws, public views, screenshots',
    load: () => import('./check.ts'),
  },
  'check-draw': {
    usage: 'check-draw FILE',
    summary: 'verify a downloaded draw',
    load: () => import('./check-draw.ts'),
  },
  'check-record': {
    usage: 'check-record FILE',
    summary: 'verify the public record in a downloaded copy or a backup',
    load: () => import('./check-record.ts'),
  },
};

const isHelpOption = (arg: string) => arg === '--help' || arg === '-h';

/** `ces COMMAND`: the operator's command line, with the server's settings. */
async function ces([name, ...args]: readonly string[]): Promise<string | null> {
  if (name === '--version') {
    process.stdout.write(`${version}\n`);
    return null;
  }
  const entry = name === undefined ? undefined : COMMANDS[name];
  if (!entry) {
    if (name !== undefined && name !== 'help' && !isHelpOption(name))
      return `Unknown command: ${name}\n\n${HELP}`;
    process.stdout.write(HELP);
    return null;
  }
  if (args.some(isHelpOption)) {
    process.stdout.write(`Usage: ces ${entry.usage}\n\n  ${entry.summary}\n`);
    return null;
  }
  const { run } = await entry.load();
  const settings = readSettings(process.env);
  // ces doctor lists them with its other findings.
  if (name !== 'doctor') for (const warning of settings.unknown) process.stderr.write(`${warning}\n`);
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
  'Usage: ces COMMAND, ces --version (in a checkout: npm run ces -- COMMAND)',
  '',
  ...Object.values(COMMANDS).map(({ usage, summary }) => `  ${usage.padEnd(WIDTH)}  ${summary}`),
  '',
  'Settings come from the environment and from a file: the one named by CES_ENV, or ces.env in DATA_DIR.',
  'Exit status: 0 on success, 1 on an error or a failed check.',
].join('\n')}\n`;

await runCommand(() => ces(process.argv.slice(2)));
