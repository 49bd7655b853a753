import { sha256 } from '../hashing/canonical-json.ts';
import { type DrawClub, tidyDrawClubs } from './draw-clubs.ts';
import { type DrawStep, drawSteps, type RandomBelow } from './draw-steps.ts';

/*
 * The published rules of the draw, by which anyone can recompute it. Hashing uses Web Crypto, which Node and
 * browsers share.
 */

const WORDS_PER_BLOCK = 8;
const WORD_RANGE = 2 ** 32;

const encoder = new TextEncoder();

/** SHA-256 of the list: one line per club, in order. */
export function inputHash(clubs: readonly DrawClub[]): Promise<string> {
  const lines = clubs.map(({ pot, name, keepApart }) => `${pot}\t${name}\t${keepApart ?? ''}\n`);
  return sha256(lines.join('').normalize('NFC'));
}

/** Published before the phrase is known, so that the secret cannot be replaced afterwards. */
export function commitmentTo(secret: string): Promise<string> {
  return sha256(secret);
}

function tidyPhrase(phrase: string): string {
  return phrase.trim().normalize('NFC');
}

/** Everything that determines the draw. */
export interface DrawInput {
  readonly clubs: readonly DrawClub[];
  /** 32 bytes in hexadecimal. */
  readonly secret: string;
  readonly phrase: string;
}

/** The balls determined by this list, secret and phrase. */
export async function stepsOf({ clubs, secret, phrase }: DrawInput): Promise<DrawStep[]> {
  const list = tidyDrawClubs(clubs);
  const message = `${await inputHash(list)}\n${tidyPhrase(phrase)}`;
  const seed = await hmac(await hmacKey(bytesOf(secret)), message);
  return drawSteps(list, randomNumbers(await hmacKey(seed)));
}

/** A stream of 32-bit words, the HMAC of the block number under the seed, and unbiased numbers from it. */
function randomNumbers(seed: CryptoKey): RandomBelow {
  let block = new DataView(new ArrayBuffer(0));
  let used = 0;
  const nextWord = async () => {
    const place = used % WORDS_PER_BLOCK;
    if (place === 0) block = new DataView((await hmac(seed, String(used / WORDS_PER_BLOCK))).buffer);
    used += 1;
    return block.getUint32(place * 4);
  };
  return async (n) => {
    const limit = Math.floor(WORD_RANGE / n) * n;
    let word = await nextWord();
    while (word >= limit) word = await nextWord();
    return word % n;
  };
}

function hmacKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

async function hmac(key: CryptoKey, message: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(message)));
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
