import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError, dataDirOf, type Environment, SETTINGS } from './config.ts';
import { distance } from './edit-distance.ts';

/** Of the settings file when it lies beside the data. */
const BESIDE_THE_DATA = 'ces.env';

export interface Settings {
  /** The settings file with the environment over it. */
  readonly values: Environment;
  /** Where the settings file is; null without one. */
  readonly file: string | null;
  /** A sentence for each setting that looks like one of ours and is none. */
  readonly unknown: readonly string[];
}

/**
 * What server and commands both run with: the file that CES_ENV names, or ces.env beside the data, and over it the
 * environment.
 */
export function readSettings(env: Environment): Settings {
  const named = env.CES_ENV?.trim();
  const file = named ? resolve(named) : join(dataDirOf(env), BESIDE_THE_DATA);
  const inFile = named ? readNamed(file) : readIfThere(file);
  return {
    values: { ...inFile, ...withoutEmpty(env) },
    file: inFile && file,
    unknown: [...unknownInFile(inFile ?? {}), ...unknownInEnvironment(env)],
  };
}

function readNamed(file: string): Environment {
  try {
    return parse(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new ConfigError(`CES_ENV names ${file}, which is not there.`);
    throw new ConfigError(
      `CES_ENV names ${file}, which this user may not read. For a user ces: chgrp ces ${file} && chmod 640 ${file}`,
    );
  }
}

function readIfThere(file: string): Environment | null {
  try {
    return parse(file);
  } catch (error) {
    // A folder that cannot be entered is told of when the database is opened.
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(codeOf(error))) return null;
    throw error;
  }
}

function parse(file: string): Environment {
  return parseEnv(readFileSync(file, 'utf8')) as Environment;
}

/** An empty value counts as absent: that is how containers leave a setting out. */
function withoutEmpty(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const isKnown = (name: string) => SETTINGS.some((known) => known === name);

function unknownInFile(inFile: Environment): string[] {
  return Object.keys(inFile)
    .filter((name) => !isKnown(name) && !OF_NODE.test(name))
    .map((name) => `${name} is not a setting.${suggestion(name)}`);
}

/** Time zone, options and mode of Node itself belong into the same file. */
const OF_NODE = /^(NODE_.+|TZ)$/;

/** The environment has much that is not ours; what is one or two letters away from a long name of ours was meant to be. */
function unknownInEnvironment(env: Environment): string[] {
  return Object.keys(env)
    .filter((name) => !isKnown(name) && name !== 'CES_ENV' && (name.startsWith('CES_') || isMisspelt(name)))
    .map((name) => `${name} in the environment is not a setting.${suggestion(name)}`);
}

const LONG = 8;
const MOST_DIFFERENT = 2;

function isMisspelt(name: string): boolean {
  return name.length >= LONG && nearest(name) !== null;
}

function suggestion(name: string): string {
  const known = nearest(name.replace(/^CES_/, ''));
  return known ? ` Did you mean ${known}?` : '';
}

function nearest(name: string): string | null {
  const isNear = (known: string) =>
    // The environment is long, and so is the comparison of two names.
    Math.abs(known.length - name.length) <= MOST_DIFFERENT &&
    distance(known, name.toUpperCase()) <= MOST_DIFFERENT;
  return SETTINGS.find(isNear) ?? null;
}
