import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { keepVerified } from '#store/backup/backup.ts';
import { PRIVATE_FILE } from '#store/db/sqlite-file.ts';
import { OPERATOR_PROOF, withOperatorProof } from '../backup/operator-proof.ts';
import { currentCode } from '../staff/totp.ts';
import type { Config } from '../start/config.ts';
import { readSecret } from './read-secret.ts';

/** Requests a copy of the database from the server that uses it. Resolves to an error message, or to null. */
export async function downloadBackup(
  config: Config,
  database: string | undefined,
  file: string,
): Promise<string | null> {
  const origin = originOf(config);
  const password = config.adminPassword ?? (await readSecret('Admin password'));
  const code = config.adminTotpSecret ? { code: currentCode(config.adminTotpSecret) } : {};
  const login = await ask(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password, ...code }),
  });
  if (typeof login === 'string') return login;
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  try {
    return await withOperatorProof(config, async (proof) => {
      const reply = await ask(`${origin}/api/admin/backup`, {
        headers: { ...headers, [OPERATOR_PROOF]: proof },
      });
      if (typeof reply === 'string') return reply;
      await keepVerified(file, database, (unverified) =>
        pipeline(
          Readable.fromWeb(reply.body as ReadableStream),
          createWriteStream(unverified, { mode: PRIVATE_FILE }),
        ),
      );
      return null;
    });
  } finally {
    await ask(`${origin}/api/admin/logout`, { method: 'POST', headers });
  }
}

async function ask(address: string, options: RequestInit): Promise<Response | string> {
  let reply: Response;
  try {
    reply = await fetch(address, options);
  } catch {
    return `The database is in use, but no server is running at ${new URL(address).origin}. Check PORT and HOST. Nothing was written.`;
  }
  if (reply.ok) return reply;
  const { error } = (await reply.json().catch(() => ({}))) as { error?: string };
  return `The server at ${new URL(address).origin} returned an error: ${error ?? `status ${reply.status}.`} Nothing was written.`;
}

const ANY_ADDRESS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** The URL at which this machine can reach a server with these settings. */
export function originOf({ host, port }: Config): string {
  return `http://${ANY_ADDRESS[host] ?? (host.includes(':') ? `[${host}]` : host)}:${port}`;
}
