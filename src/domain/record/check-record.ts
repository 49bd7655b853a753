import { canonicalJson, sha256 } from '../hashing/canonical-json.ts';
import { hashedText, saltedText } from './entry.ts';
import type { RecordEntry } from './kinds.ts';
import { EMPTY_RECORD, type RecordHead } from './record-head.ts';

/** The problem of the first entry that does not follow from the ones before it. */
interface RecordFault {
  readonly seq: number;
  readonly problem: 'out of order' | 'does not follow' | 'changed' | 'text changed' | 'text missing';
}

export interface RecordCheck {
  /** Verifies the next entries; null if they are intact. */
  readonly add: (entries: readonly RecordEntry[]) => Promise<RecordFault | null>;
  /** The last verified entry. */
  readonly head: () => RecordHead;
  /** The first entry with a missing text that none of the entries so far has redacted; null if there is none. */
  readonly missingText: () => RecordFault | null;
}

/** Verifies a record in any number of pieces, starting after `start` or with the first entry. */
export function createRecordCheck(start: RecordHead = EMPTY_RECORD): RecordCheck {
  let head = start;
  /** By number of the entry and name. */
  const missing = new Set<string>();
  const faultOf = async (entry: RecordEntry): Promise<RecordFault['problem'] | null> => {
    if (entry.seq !== head.seq + 1) return 'out of order';
    if (entry.prev !== head.hash) return 'does not follow';
    if ((await sha256(hashedText({ ...entry, data: canonicalJson(entry.data) }))) !== entry.hash)
      return 'changed';
    return (await areTextsRight(entry)) ? null : 'text changed';
  };
  return {
    async add(entries) {
      for (const entry of entries) {
        const problem = await faultOf(entry);
        if (problem) return { seq: entry.seq, problem };
        head = { seq: entry.seq, hash: entry.hash };
        for (const [name, text] of Object.entries(entry.texts))
          if (text === null) missing.add(textKey({ seq: entry.seq, name }));
        for (const text of redactedBy(entry)) missing.delete(textKey(text));
      }
      return null;
    },
    head: () => head,
    missingText() {
      const [first] = missing;
      return first === undefined ? null : { seq: Number.parseInt(first, 10), problem: 'text missing' };
    },
  };
}

/** Verifies a whole record. */
export async function faultOfRecord(entries: readonly RecordEntry[]): Promise<RecordFault | null> {
  const check = createRecordCheck();
  return (await check.add(entries)) ?? check.missingText();
}

const textKey = ({ seq, name }: { readonly seq: unknown; readonly name: unknown }) => `${seq} ${name}`;

/** The texts that an entry redacts, if it redacts any. */
function redactedBy({ kind, data }: RecordEntry): { readonly seq: unknown; readonly name: unknown }[] {
  if (kind !== 'text-struck') return [];
  const { seq, name, alsoIn } = data;
  return [{ seq, name }, ...(Array.isArray(alsoIn) ? alsoIn.filter((text) => text !== null) : [])];
}

/**
 * Every text has its hash in the chain; only a redacted text may be missing. A salt is a single line: otherwise the
 * first line of a text could be passed off as part of its salt.
 */
async function areTextsRight({ data, texts }: RecordEntry): Promise<boolean> {
  const hashes = (data.textHashes ?? {}) as Readonly<Record<string, string>>;
  const names = Object.keys(hashes);
  if (names.length !== Object.keys(texts).length) return false;
  for (const name of names) {
    const salted = texts[name];
    if (salted === undefined) return false;
    if (salted === null) continue;
    if (salted.salt.includes('\n')) return false;
    if ((await sha256(saltedText(salted.salt, salted.text))) !== hashes[name]) return false;
  }
  return true;
}
