import { createHash, randomBytes } from 'node:crypto';
import { canonicalJson } from '#domain/hashing/canonical-json.ts';
import {
  hashedText,
  RECORD_FORMAT,
  type RecordedBy,
  type SaltedText,
  saltedText,
} from '#domain/record/entry.ts';
import type { RecordDraft, RecordEntry } from '#domain/record/kinds.ts';
import type { RecordHead } from '#domain/record/record-head.ts';
import type { Tournament } from '#domain/record/tournament.ts';
import type { Db, Tables } from '../db/tables.ts';
import { type RecordRow, subjectsIn, toEntry } from './read-entries.ts';

const SALT_BYTES = 16;

/** The author and time of an entry. */
interface RecordOrigin {
  readonly at: string;
  readonly by: RecordedBy;
}

/** Entries added in one transaction. No other change may be in progress. */
export interface EntryBatch {
  /** Continues the chain that ends with this tournament. Returns the entries as they will be read back. */
  readonly append: (
    tournament: Tournament,
    origin: RecordOrigin,
    drafts: readonly RecordDraft[],
  ) => RecordEntry[];
  /** Stores all pending entries together: a statement takes longer than a decision. */
  readonly store: () => Promise<void>;
}

export function createEntryBatch(trx: Db): EntryBatch {
  let rows: RecordRow[] = [];
  let subjects: Tables['record_subjects'][] = [];
  return {
    append(tournament, origin, drafts) {
      let { head } = tournament;
      return drafts.map((draft) => {
        const row = chainedRow(head, origin, draft);
        head = row;
        rows.push(row);
        for (const subject of subjectsIn(tournament, draft)) subjects.push({ subject, seq: row.seq });
        return toEntry(row);
      });
    },
    async store() {
      const [newRows, newSubjects] = [rows, subjects];
      [rows, subjects] = [[], []];
      if (newRows.length > 0) await trx.insertInto('record').values(newRows).execute();
      if (newSubjects.length > 0) await trx.insertInto('record_subjects').values(newSubjects).execute();
    },
  };
}

/** Appends and stores at once. */
export async function appendEntries(
  trx: Db,
  tournament: Tournament,
  origin: RecordOrigin,
  drafts: readonly RecordDraft[],
): Promise<RecordEntry[]> {
  const batch = createEntryBatch(trx);
  const entries = batch.append(tournament, origin, drafts);
  await batch.store();
  return entries;
}

/** The row of the next entry. */
function chainedRow(
  { seq, hash: prev }: RecordHead,
  { at, by }: RecordOrigin,
  draft: RecordDraft,
): RecordRow {
  const { texts, textHashes } = saltTexts(draft.texts ?? {}, draft.salts);
  const data = canonicalJson({ v: RECORD_FORMAT, ...draft.data, textHashes });
  const unhashed = { seq: seq + 1, at, kind: draft.kind, data, prev };
  const made_by = draft.by ?? by;
  const hash = sha256(hashedText({ ...unhashed, by: made_by }));
  return { ...unhashed, season: draft.data.season, made_by, texts, hash };
}

function saltTexts(texts: Readonly<Record<string, string>>, salts: Readonly<Record<string, string>> = {}) {
  const salted: Record<string, SaltedText> = {};
  const textHashes: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts)) {
    const salt = salts[name] ?? randomSalt();
    salted[name] = { salt, text };
    textHashes[name] = sha256(saltedText(salt, text));
  }
  const hasTexts = Object.keys(salted).length > 0;
  return { texts: JSON.stringify(salted), textHashes: hasTexts ? textHashes : undefined };
}

/** A text that is published later, with this salt. */
export function hashForLater(text: string): { readonly salt: string; readonly hash: string } {
  const salt = randomSalt();
  return { salt, hash: sha256(saltedText(salt, text)) };
}

function randomSalt(): string {
  return randomBytes(SALT_BYTES).toString('hex');
}

/** Synchronous: Web Crypto would make every other submission wait in the middle of the transaction. */
function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
