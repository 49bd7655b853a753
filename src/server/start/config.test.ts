import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, SETTINGS } from './config.ts';

it('has a default for every setting', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    storeLocation: { engine: 'sqlite', file: resolve('data/ces.sqlite') },
    adminPassword: null,
    adminTotpSecret: null,
    sessionMinutes: 120,
    publicUrl: null,
    isHttps: false,
    trustProxy: [],
    submitLimit: 30,
    backupHours: 24,
    metricsFrom: [],
    webhooks: { league: null, staff: null },
    offlineReading: true,
    pushHosts: [],
    logLevel: 'info',
  });
});

it('is documented in docs/configuration.md, setting by setting', async () => {
  const documented = (await readFile('docs/configuration.md', 'utf8')).matchAll(/^\| `([A-Z_]+)` \|/gm);
  expect([...documented].map(([, name]) => name).sort()).toEqual([...SETTINGS].sort());
});

it('reads every setting', () => {
  const config = readConfig({
    PORT: '4010',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/ces',
    DATABASE_URL: 'postgres://ces:secret@db/ces',
    ADMIN_PASSWORD: 'floodlights on',
    ADMIN_TOTP_SECRET: 'jbsw y3dp ehpk 3pxp jbsw y3dp ehpk 3pxp',
    SESSION_MINUTES: '30',
    PUBLIC_URL: 'https://ces.example/',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, ::1, 2001:db8::/32',
    SUBMIT_LIMIT: '0',
    BACKUP_HOURS: '6',
    METRICS_FROM: '10.1.2.3',
    DISCORD_WEBHOOK_URL: 'https://discord.example/api/webhooks/1/secret?thread_id=2',
    STAFF_WEBHOOK_URL: 'http://127.0.0.1:9000/staff',
    OFFLINE_READING: 'off',
    PUSH_HOSTS: 'push.example.net, Push.example.org:8443, *.example.com',
    LOG_LEVEL: 'debug',
  });
  expect(config).toMatchObject({
    port: 4010,
    storeLocation: { engine: 'postgres', url: 'postgres://ces:secret@db/ces' },
    adminTotpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    publicUrl: 'https://ces.example',
    isHttps: true,
    trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32'],
    submitLimit: 0,
    backupHours: 6,
    metricsFrom: ['10.1.2.3'],
    webhooks: {
      league: 'https://discord.example/api/webhooks/1/secret?thread_id=2',
      staff: 'http://127.0.0.1:9000/staff',
    },
    offlineReading: false,
    pushHosts: ['push.example.net', 'push.example.org:8443', '*.example.com'],
  });
});

describe('an invalid value', () => {
  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['SESSION_MINUTES', '0'],
    ['SESSION_MINUTES', '1.5'],
    ['SUBMIT_LIMIT', 'many'],
    ['BACKUP_HOURS', '1e3'],
    ['DATABASE_URL', 'mysql://ces:secret@db/ces'],
    ['DATABASE_URL', 'postgres:ces'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_TOTP_SECRET', 'too short'],
    ['ADMIN_TOTP_SECRET', '0189'.repeat(8)],
    ['PUBLIC_URL', 'ces.example'],
    ['PUBLIC_URL', 'ftp://ces.example'],
    ['PUBLIC_URL', 'https://ces.example/path'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '*'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '127.0.0.1,everyone'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['METRICS_FROM', 'everyone'],
    ['METRICS_FROM', '0.0.0.0/0'],
    ['DISCORD_WEBHOOK_URL', 'discord.example/secret'],
    ['DISCORD_WEBHOOK_URL', 'http://discord.example/secret'],
    ['DISCORD_WEBHOOK_URL', 'http://10.0.0.1/secret'],
    ['DISCORD_WEBHOOK_URL', 'http://127.0.0.1.discord.example/secret'],
    ['DISCORD_WEBHOOK_URL', 'ftp://discord.example/secret'],
    ['STAFF_WEBHOOK_URL', 'https://user:secret@discord.example/'],
    ['STAFF_WEBHOOK_URL', 'https://'],
    ['STAFF_WEBHOOK_URL', 'javascript:secret'],
    ['OFFLINE_READING', 'no'],
    ['PUSH_HOSTS', 'https://push.example.net'],
    ['PUSH_HOSTS', 'push.example.net/path'],
    ['PUSH_HOSTS', 'localhost'],
    ['PUSH_HOSTS', '10.0.0.7'],
    ['PUSH_HOSTS', '[::1]'],
    ['PUSH_HOSTS', '*.com'],
    ['PUSH_HOSTS', '*'],
    ['PUSH_HOSTS', 'push.example.net,'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s fails the startup with a message that names the setting', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`));
  });

  it('is a password that is too long to log in with', () => {
    expect(readConfig({ ADMIN_PASSWORD: 'x'.repeat(1_000) }).adminPassword).toHaveLength(1_000);
    expect(() => readConfig({ ADMIN_PASSWORD: 'x'.repeat(1_001) })).toThrow('at most 1000 characters');
  });

  it.each(['http://localhost:9000/', 'http://127.0.0.2/', 'http://[::1]:9000/x'])(
    'accepts a webhook on this machine without HTTPS: %s',
    (address) => {
      expect(readConfig({ STAFF_WEBHOOK_URL: address }).webhooks.staff).toBe(address);
    },
  );

  it('never repeats a secret', () => {
    for (const address of ['http://discord.example/secret', 'secret', 'https://user:secret@discord.example/'])
      expect(() => readConfig({ DISCORD_WEBHOOK_URL: address })).toThrow(/^((?!secret|discord\.example).)*$/);
    expect(() => readConfig({ DATABASE_URL: 'mysql://ces:secret@db' })).toThrow(/^((?!secret).)*$/);
    expect(() => readConfig({ ADMIN_TOTP_SECRET: 'secret' })).toThrow(/^((?!secret).)*$/);
    expect(() => readConfig({ ADMIN_PASSWORD: 'short' })).toThrow(/^((?!short).)*$/);
  });
});
