import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
) => Promise<Buffer>;

// One of the equivalent settings of OWASP's password storage cheat sheet: 32 MiB per hash.
const COST = { N: 2 ** 15, r: 8, p: 3 };
const MAX_MEMORY = 64 * 1024 * 1024;
const HASH_BYTES = 32;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await scryptHash(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [kind, N, r, p, salt, hash] = stored.split('$');
  if (kind !== 'scrypt' || !salt || !hash) throw new Error('The stored password hash is not readable');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await scryptHash(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(actual, Buffer.from(hash, 'base64url'));
}

function scryptHash(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  // Keyboards compose accented letters differently; normalisation makes them equal.
  const text = password.normalize('NFKC');
  return derive(text, salt, HASH_BYTES, { ...cost, maxmem: MAX_MEMORY });
}
