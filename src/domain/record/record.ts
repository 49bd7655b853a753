import { canonicalJson } from '../hashing/canonical-json.ts';
import type { RecordFacts } from './record-facts.ts';

/** Everything that the record tells of. */
export const RECORD_KINDS = [
  'began',
  'reported',
  'replaced',
  'confirmed',
  'disputed',
  'report-withdrawn',
  'approved',
  'rejected',
  'reset',
  'awarded',
  'deducted',
  'revoked',
  'club-withdrawn',
  'club-replaced',
  'renamed',
  'sealed',
  'unsealed',
  'held',
  'drawn',
  'scheduled',
  'postponed',
  'kickoff-agreed',
  'reporting-set',
  'closed',
  'reopened',
  'finished',
  'season-reopened',
  'undone',
  'text-struck',
  'restored',
] as const satisfies readonly (keyof RecordFacts)[];
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Who has made it so. A rule is named where no person decided. */
export type RecordedBy = 'captain' | `club:${number}` | 'admin' | `staff:${number}` | 'rule';

/** Free text with the salt of its hash; null once it was struck out. */
type SaltedText = { readonly salt: string; readonly text: string } | null;

/** An entry before it has a place in the chain: what happened, and the free text that was given with it. */
export type RecordDraft = {
  readonly [Kind in RecordKind]: {
    readonly kind: Kind;
    readonly data: RecordFacts[Kind] & { readonly season: number };
    readonly texts?: Readonly<Record<string, string>>;
    /** Where somebody else than the maker of the whole change has made it so. */
    readonly by?: RecordedBy;
  };
}[RecordKind];

/** An entry as it is published. */
export interface RecordEntry {
  readonly seq: number;
  readonly at: string;
  readonly kind: RecordKind;
  readonly by: RecordedBy;
  /** By its kind, see `record-facts.ts`; `textHashes` holds the hash of each text. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly texts: Readonly<Record<string, SaltedText>>;
  readonly prev: string;
  readonly hash: string;
}

/** An entry as it is read to judge by: its data is known by its kind. */
export type KnownEntry = {
  readonly [Kind in RecordKind]: Pick<RecordEntry, 'seq' | 'at' | 'by' | 'texts'> & {
    readonly kind: Kind;
    readonly data: RecordFacts[Kind] & { readonly season: number };
  };
}[RecordKind];

/** A page that was loaded before the server was updated may read of things that it knows nothing of. */
export function isKnown(entry: RecordEntry): entry is RecordEntry & KnownEntry {
  return RECORD_KINDS.some((kind) => kind === entry.kind);
}

/** What an entry's hash is made of; `data` is its canonical text. */
interface Hashed {
  readonly seq: number;
  readonly at: string;
  readonly kind: string;
  readonly by: string;
  readonly data: string;
  readonly prev: string;
}

/** The published rule: an entry's hash is the SHA-256 of `prev`, a line feed, and the entry in its canonical form. */
export function hashedText({ seq, at, kind, by, data, prev }: Hashed): string {
  const member = (name: string, text: string) => `"${name}":${text}`;
  const entry = [
    member('at', canonicalJson(at)),
    member('by', canonicalJson(by)),
    member('data', data),
    member('kind', canonicalJson(kind)),
    member('seq', canonicalJson(seq)),
  ];
  return `${prev}\n{${entry.join(',')}}`;
}

/** A text is in the chain only by the SHA-256 of this, so that it can be struck out; guessing it needs its salt. */
export function saltedText(salt: string, text: string): string {
  return `${salt}\n${text}`;
}
