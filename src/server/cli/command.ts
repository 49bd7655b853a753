import type { Config } from '../start/config.ts';
import type { Settings } from '../start/read-settings.ts';

export interface CommandCall {
  /** The arguments after the command name. */
  readonly args: readonly string[];
  readonly settings: Settings;
  /** The folder of the client build. */
  readonly clientDir: string;
  /** Throws a ConfigError for an invalid setting. From then on, root acts as the owner of DATA_DIR. */
  readonly readConfig: () => Config;
}

/** Resolves to an error message, or to null on success. */
export type Command = (call: CommandCall) => Promise<string | null>;

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function missingArgument(name: string, usage: string): string {
  return `Missing argument: ${name}\nUsage: ${usage}`;
}
