import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError, dataDirOf, type Environment, SETTINGS } from './config.ts';
import { distance } from './edit-distance.ts';

const DEFAULT_FILE_NAME = 'ces.env';

export interface Settings {
  /** The settings file, overridden by the environment. */
  readonly values: Environment;
  /** The path of the settings file; null without one. */
  readonly file: string | null;
  /** A warning for each line or name that looks like a setting but is not one. */
  readonly unknown: readonly string[];
}

/**
 * The settings of the server and all commands: the file named by CES_ENV, or ces.env in DATA_DIR, overridden by the
 * environment.
 */
export function readSettings(env: Environment): Settings {
  const named = env.CES_ENV?.trim();
  const file = named ? resolve(named) : join(dataDirOf(env), DEFAULT_FILE_NAME);
  const inFile = named ? readNamed(file) : readIfThere(file);
  return {
    values: { ...inFile?.values, ...withoutEmpty(env) },
    file: inFile && file,
    unknown: [...(inFile ? unknownInFile(inFile) : []), ...unknownInEnvironment(env)],
  };
}

function readNamed(file: string): SettingsFile {
  try {
    return parse(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT')
      throw new ConfigError(`The settings file ${file} (CES_ENV) does not exist.`);
    throw new ConfigError(
      `This user has no permission to read the settings file ${file} (CES_ENV). For the user ces: chgrp ces ${file} && chmod 640 ${file}`,
    );
  }
}

function readIfThere(file: string): SettingsFile | null {
  try {
    return parse(file);
  } catch (error) {
    // A folder without permission is reported when the database is opened.
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(codeOf(error))) return null;
    throw error;
  }
}

interface SettingsFile {
  readonly values: Environment;
  /** The numbers of the lines without an equals sign. */
  readonly brokenLines: readonly number[];
}

/** `parseEnv` would read a line without an equals sign and the setting below it as one name, and lose that setting. */
function parse(file: string): SettingsFile {
  const lines = readFileSync(file, 'utf8').split('\n');
  const isBroken = (line: string) => /^\s*[^\s#=][^=]*$/.test(line);
  return {
    values: parseEnv(lines.filter((line) => !isBroken(line)).join('\n')) as Environment,
    brokenLines: lines.flatMap((line, index) => (isBroken(line) ? [index + 1] : [])),
  };
}

/** An empty value counts as absent: that is how containers omit a setting. */
function withoutEmpty(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const isKnown = (name: string) => SETTINGS.some((known) => known === name);

function unknownInFile({ values, brokenLines }: SettingsFile): string[] {
  const unknown = Object.keys(values).filter((name) => !isKnown(name) && !NODE_VARIABLE.test(name));
  return [
    // The line itself may contain a secret.
    ...brokenLines.map((line) => `Line ${line} of the settings file is ignored: it has no equals sign.`),
    ...unknown.map((name) => `${name} is not a setting.${suggestion(name)}`),
  ];
}

/** Node's own variables may be in the same file. */
const NODE_VARIABLE = /^(NODE_.+|TZ)$/;

/** Most of the environment is not ours. A name within two letters of a long setting name is probably a typo. */
function unknownInEnvironment(env: Environment): string[] {
  return Object.keys(env)
    .filter((name) => !isKnown(name) && name !== 'CES_ENV' && (name.startsWith('CES_') || isMisspelt(name)))
    .map((name) => `${name} in the environment is not a setting.${suggestion(name)}`);
}

const LONG = 8;
const MAX_DIFFERENT = 2;

function isMisspelt(name: string): boolean {
  return name.length >= LONG && nearest(name) !== null;
}

function suggestion(name: string): string {
  const known = nearest(name.replace(/^CES_/, ''));
  return known ? ` Did you mean ${known}?` : '';
}

function nearest(name: string): string | null {
  const isNear = (known: string) =>
    // Comparing two names is slow, and the environment is large.
    Math.abs(known.length - name.length) <= MAX_DIFFERENT &&
    distance(known, name.toUpperCase()) <= MAX_DIFFERENT;
  return SETTINGS.find(isNear) ?? null;
}
