import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '#server/start/config.ts';

const CLIENT = 'dist/client';

const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

/** The names of all settings, except everyday words. */
const settings = new Set<string>();
readConfig(new Proxy({}, { get: (_env, name) => void settings.add(String(name)) }));
for (const word of ['PORT', 'HOST']) settings.delete(word);

it('contains nothing of the server', () => {
  const texts = files.filter((file) => /\.(js|css|json|svg)$/.test(file));
  expect(texts.length).toBeGreaterThan(10);
  expect(settings).toContain('ADMIN_PASSWORD');
  const serverOnly = [
    ...settings,
    ...['scrypt', 'otpauth', 'kysely', 'libsql', 'fastify', 'typebox', '"node:', '`node:', 'process.env'],
    ...['token_hash', 'login_failures', 'known_devices', 'admin-password-hash'],
    ...['sourceMappingURL', process.cwd()],
  ];
  for (const file of texts) {
    const text = readFileSync(file, 'utf8');
    const found = serverOnly.filter((name) => text.includes(name));
    expect(found, file).toEqual([]);
  }
});

it('has no source maps, no sources and no settings among its files', () => {
  const suffixes = new Set(files.map((file) => /(\.[a-z0-9]+)(\.(br|gz))?$/.exec(file)?.[1]));
  expect([...suffixes].filter((suffix) => /map|ts|env|sqlite|log/.test(String(suffix)))).toEqual([]);
});
