import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Everything it has printed so far. */
  readonly output: () => string;
  /** Stops it and returns its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Kills it without a warning and resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

/** The built server as an operator runs it, on its own port unless the settings name one. */
export async function startServerProcess(
  settings: Record<string, string>,
  onSpawned?: (child: ChildProcess) => void,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onSpawned?.(child);
  const lines: string[] = [];
  // Not 'exit': its output may arrive after that.
  const gone = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${lines.join('\n')}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const address = /The site is running at (\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  return {
    url,
    pid: child.pid ?? 0,
    output: () => lines.join('\n'),
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await gone;
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs an operator command to its end. */
export function runCes(
  command: string,
  settings: Record<string, string>,
  { args = [], input = '' }: { args?: string[]; input?: string } = {},
): Promise<Ended> {
  return runEntry('ces', settings, { args: [command, ...args], input });
}

/** Runs a built entry to its end. */
export async function runEntry(
  entry: string,
  settings: Record<string, string>,
  { args = [], input = '', uid }: { args?: string[]; input?: string; uid?: number | undefined } = {},
): Promise<Ended> {
  const child: ChildProcess = spawn(process.execPath, [`dist/server/${entry}.js`, ...args], {
    env: environment(settings),
    uid,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  child.stdin?.end(input);
  const [code] = await once(child, 'close');
  return { code, output };
}

function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, PORT: '0', BACKUP_HOURS: '0', ...settings };
}
