import { canonicalJson, sha256 } from '../../hashing/canonical-json.ts';
import { hashedText, saltedText } from '../entry.ts';
import type { RecordEntry, RecordKind } from '../kinds.ts';
import { EMPTY_RECORD } from '../record-head.ts';

interface First {
  readonly seq?: number;
  readonly kind?: RecordKind;
  readonly prev?: string;
  readonly text?: string;
}

/** A record with this many entries, each with a text. It may continue another one. */
export async function madeRecord(
  count: number,
  more: object = {},
  { seq: first = 1, kind = 'announced', prev: start = EMPTY_RECORD.hash, text: given }: First = {},
): Promise<RecordEntry[]> {
  const entries: RecordEntry[] = [];
  for (let seq = first; seq < first + count; seq += 1) {
    const salt = `salt ${seq}`;
    const text = given ?? `Reason ${seq}`;
    const textHashes = { reason: await sha256(saltedText(salt, text)) };
    const data = { season: 1, name: 'Águilas', isShown: false, ...more, textHashes };
    const prev = entries.at(-1)?.hash ?? start;
    const unhashed = { seq, at: '2026-03-01T20:00:00.000Z', kind, by: 'admin', prev } as const;
    const hash = await sha256(hashedText({ ...unhashed, data: canonicalJson(data) }));
    entries.push({ ...unhashed, data, texts: { reason: { salt, text } }, hash });
  }
  return entries;
}
