import type { Config } from '../start/config.ts';
import type { Settings } from '../start/read-settings.ts';

export interface CommandCall {
  /** What follows the name of the command. */
  readonly args: readonly string[];
  readonly settings: Settings;
  /** The folder of the client build. */
  readonly clientDir: string;
  /** Throws a ConfigError for a wrong setting. From then on root works as the owner of DATA_DIR. */
  readonly readConfig: () => Config;
}

/** Resolves to a sentence about why it was not done, or to null. */
export type Command = (call: CommandCall) => Promise<string | null>;

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
