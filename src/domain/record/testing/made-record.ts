import { canonicalJson, sha256 } from '../../hashing/canonical-json.ts';
import { hashedText, saltedText } from '../entry.ts';
import type { RecordEntry } from '../kinds.ts';
import { EMPTY_RECORD } from '../record-head.ts';

/** A record with this many entries, each with a text. */
export async function madeRecord(count: number, more: object = {}): Promise<RecordEntry[]> {
  const entries: RecordEntry[] = [];
  for (let seq = 1; seq <= count; seq += 1) {
    const salt = `salt ${seq}`;
    const text = `Reason ${seq}`;
    const textHashes = { reason: await sha256(saltedText(salt, text)) };
    const data = { season: 1, name: 'Águilas', isShown: false, ...more, textHashes };
    const prev = entries.at(-1)?.hash ?? EMPTY_RECORD.hash;
    const unhashed = { seq, at: '2026-03-01T20:00:00.000Z', kind: 'announced', by: 'admin', prev } as const;
    const hash = await sha256(hashedText({ ...unhashed, data: canonicalJson(data) }));
    entries.push({ ...unhashed, data, texts: { reason: { salt, text } }, hash });
  }
  return entries;
}
