import { existsSync } from 'node:fs';
import type { StoreLocation } from '#store/db/open-store.ts';
import { ConfigError } from '../start/config.ts';
import { type CommandCall, print } from './command.ts';

/** Where the database is, without a password. */
export function describeLocation(location: StoreLocation): string {
  if (location.engine === 'sqlite') return location.file;
  const { hostname, port, pathname } = new URL(location.url);
  return `PostgreSQL${pathname} on ${hostname}${port && `:${port}`}`;
}

/** Says which database a command is about to touch, and by which settings. */
export function nameDatabase(location: StoreLocation, { settings }: CommandCall): void {
  print(`Database: ${describeLocation(location)}${settings.file ? ` (settings from ${settings.file})` : ''}`);
}

/** Opening would create an empty one, and whoever has named the wrong folder would believe that the work is done. */
export function refuseMissing(location: StoreLocation): void {
  if (location.engine === 'sqlite' && !existsSync(location.file))
    throw new ConfigError(
      `There is no database ${location.file}. Set DATA_DIR to the folder that the server uses, or CES_ENV to its settings file. Nothing was changed.`,
    );
}
