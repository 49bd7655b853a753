import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type { Channel } from '#domain/news/channels.ts';
import { PASSWORD_MAX } from '#domain/staff.ts';
import type { StoreLocation } from '#store/db/open-store.ts';
import { cesCommand } from './ces-command.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The operator's settings, validated once at startup. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly storeLocation: StoreLocation;
  readonly adminPassword: string | null;
  /** Base32. If set, logging in requires a code as well. */
  readonly adminTotpSecret: string | null;
  readonly sessionMinutes: number;
  /** The public origin, without a trailing slash. */
  readonly publicUrl: string | null;
  /** Whether the public origin is HTTPS. */
  readonly isHttps: boolean;
  readonly trustProxy: readonly string[];
  /** Submissions per client IP address in ten minutes; 0 means no limit. */
  readonly submitLimit: number;
  /** 0 turns off scheduled backups. */
  readonly backupHours: number;
  /** IP addresses that may read `/metrics`. */
  readonly metricsFrom: readonly string[];
  /** Webhook URLs. Each is a secret: anyone who knows it can post to that channel. */
  readonly webhooks: Readonly<Record<Channel, string | null>>;
  /** Whether a service worker lets visitors open pages offline. */
  readonly offlineReading: boolean;
  /** Push services besides the known ones: 'push.example.net', with a port, or '*.example.net'. */
  readonly pushHosts: readonly string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** All settings. The type of `text` below keeps the list complete. */
export const SETTINGS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'ADMIN_TOTP_SECRET',
  'SESSION_MINUTES',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'SUBMIT_LIMIT',
  'BACKUP_HOURS',
  'METRICS_FROM',
  'DISCORD_WEBHOOK_URL',
  'STAFF_WEBHOOK_URL',
  'OFFLINE_READING',
  'PUSH_HOSTS',
  'LOG_LEVEL',
] as const;
type Setting = (typeof SETTINGS)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

/** Names the invalid setting, for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const PASSWORD_MIN_LENGTH = 8;

/** Follows the name of the password; null if it can be used. */
export function passwordProblem(password: string): string | null {
  if (password.trim().length < PASSWORD_MIN_LENGTH)
    return `must have at least ${PASSWORD_MIN_LENGTH} characters`;
  // The login refuses longer ones.
  if ([...password].length > PASSWORD_MAX) return `must have at most ${PASSWORD_MAX} characters`;
  return null;
}

/** The data folder. The settings file may be in it, so it is determined before the other settings are read. */
export function dataDirOf(env: Environment): string {
  return resolve(env.DATA_DIR?.trim() || 'data');
}

export function readConfig(env: Environment): Config {
  // An empty value counts as absent: that is how env files and containers omit a setting.
  const text = (name: Setting) => env[name]?.trim() || null;
  const integer = (name: Setting, fallback: number, min: number, max: number) => {
    const value = text(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max)
      throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
    return number;
  };

  const dataDir = dataDirOf(env);
  const origin = publicUrl(text('PUBLIC_URL'));
  return {
    port: integer('PORT', 3000, 0, 65_535),
    host: text('HOST') ?? '127.0.0.1',
    dataDir,
    storeLocation: storeLocation(text('DATABASE_URL'), dataDir),
    adminPassword: adminPassword(env.ADMIN_PASSWORD),
    adminTotpSecret: totpSecret(text('ADMIN_TOTP_SECRET')),
    sessionMinutes: integer('SESSION_MINUTES', 120, 1, 10_080),
    publicUrl: origin,
    isHttps: origin?.startsWith('https://') ?? false,
    trustProxy: ipAddressList('TRUST_PROXY', text('TRUST_PROXY')),
    submitLimit: integer('SUBMIT_LIMIT', 30, 0, 1_000_000),
    backupHours: integer('BACKUP_HOURS', 24, 0, 8_760),
    metricsFrom: ipAddressList('METRICS_FROM', text('METRICS_FROM')),
    webhooks: {
      league: webhook('DISCORD_WEBHOOK_URL', text('DISCORD_WEBHOOK_URL')),
      staff: webhook('STAFF_WEBHOOK_URL', text('STAFF_WEBHOOK_URL')),
    },
    offlineReading: isOn('OFFLINE_READING', text('OFFLINE_READING') ?? 'on'),
    pushHosts: hostList('PUSH_HOSTS', text('PUSH_HOSTS')),
    logLevel: logLevel(text('LOG_LEVEL')),
  };
}

function storeLocation(databaseUrl: string | null, dataDir: string): StoreLocation {
  if (databaseUrl === null) return { engine: 'sqlite', file: join(dataDir, 'ces.sqlite') };
  // The message does not repeat the value, which may contain a password.
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl))
    throw new ConfigError('DATABASE_URL must be a URL that starts with postgres://.');
  return { engine: 'postgres', url: databaseUrl };
}

function adminPassword(value: string | undefined): string | null {
  if (value === undefined || value === '') return null;
  const problem = passwordProblem(value);
  if (problem) throw new ConfigError(`ADMIN_PASSWORD ${problem}.`);
  return value;
}

/** The message does not repeat the value, which is a secret. */
function totpSecret(value: string | null): string | null {
  if (value === null) return null;
  const secret = value.replace(/[\s=-]/g, '').toUpperCase();
  if (!/^[A-Z2-7]{26,}$/.test(secret))
    throw new ConfigError(`ADMIN_TOTP_SECRET must be a key generated by ${cesCommand('totp')}.`);
  return secret;
}

function publicUrl(value: string | null): string | null {
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new ConfigError(
      `PUBLIC_URL must be a URL without a path, such as https://ces.example, not "${value}".`,
    );
  return url.origin;
}

/** IP addresses and networks. A prefix of 0 is refused: a trusted proxy can claim any client address. */
function ipAddressList(name: string, value: string | null): string[] {
  if (value === null) return [];
  return value.split(',').map((entry) => {
    const [address = '', prefix, ...rest] = entry.trim().split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    const prefixIsGood =
      prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
    if (isIP(address) === 0 || !prefixIsGood || rest.length > 0)
      throw new ConfigError(
        `${name} must be a list of IP addresses or networks such as 127.0.0.1 or 10.0.0.0/8, not "${entry.trim()}".`,
      );
    return entry.trim();
  });
}

/** Host names. IP addresses and wildcards for a whole top-level domain are refused. */
function hostList(name: string, value: string | null): string[] {
  if (value === null) return [];
  return value.split(',').map((entry) => {
    const host = entry.trim().toLowerCase();
    const plain = host.replace(/^\*\./, '');
    const url = URL.canParse(`https://${plain}`) ? new URL(`https://${plain}`) : null;
    const isName = url?.host === plain && plain.includes('.') && isIP(url.hostname) === 0;
    if (!isName)
      throw new ConfigError(
        `${name} must be a list of host names such as push.example.net or *.push.example.net, not "${entry.trim()}".`,
      );
    return host;
  });
}

/** The message does not repeat the value, which is a secret. */
function webhook(name: string, value: string | null): string | null {
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  // fetch refuses URLs with credentials.
  if (!url || !isSafe || url.username !== '' || url.password !== '')
    throw new ConfigError(
      `${name} must be the HTTPS URL of a webhook; plain HTTP is allowed for this machine only.`,
    );
  return url.href;
}

/** In the form that the URL parser produces. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

function isOn(name: string, value: string): boolean {
  if (!['on', 'off'].includes(value)) throw new ConfigError(`${name} must be on or off, not "${value}".`);
  return value === 'on';
}

function logLevel(value: string | null): Config['logLevel'] {
  const level = value ?? 'info';
  const known = LOG_LEVELS.find((name) => name === level);
  if (!known) throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${level}".`);
  return known;
}
