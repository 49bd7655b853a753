import { existsSync } from 'node:fs';
import type { StoreLocation } from '#store/db/open-store.ts';
import { ConfigError } from '../start/config.ts';
import { type CommandCall, print } from './command.ts';

/** The location of the database, without its password. */
export function describeLocation(location: StoreLocation): string {
  if (location.engine === 'sqlite') return location.file;
  const { hostname, port, pathname } = new URL(location.url);
  return `PostgreSQL${pathname} on ${hostname}${port && `:${port}`}`;
}

/** Prints which database a command will use, and the settings file that names it. */
export function nameDatabase(location: StoreLocation, { settings }: CommandCall): void {
  print(`Database: ${describeLocation(location)}${settings.file ? ` (settings from ${settings.file})` : ''}`);
}

/** Opening would create an empty database, and an operator with the wrong DATA_DIR would believe the command succeeded. */
export function refuseMissing(location: StoreLocation): void {
  if (location.engine === 'sqlite' && !existsSync(location.file))
    throw new ConfigError(
      `There is no database at ${location.file}. Set DATA_DIR to the server's data folder, or CES_ENV to its settings file. Nothing was changed.`,
    );
}
