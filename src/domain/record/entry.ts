import { canonicalJson } from '../hashing/canonical-json.ts';

/** The author of the change; 'rule' if no person decided. */
export type RecordedBy =
  | 'captain'
  | `club:${number}`
  | `entry:${number}`
  | 'admin'
  | `staff:${number}`
  | 'rule';

/** Free text with the salt of its hash; null once it was redacted. */
export type SaltedText = { readonly salt: string; readonly text: string } | null;

/** An entry whose kind has this data. */
export interface EntryOf<Data extends object> {
  readonly seq: number;
  readonly at: string;
  readonly by: RecordedBy;
  readonly data: Data & {
    readonly season: number;
    readonly textHashes?: Readonly<Record<string, string>>;
  };
  readonly texts: Readonly<Record<string, SaltedText>>;
}

/** Shown instead of a text that was redacted. */
export const REDACTED = 'Redacted';

/** A text of an entry as everyone reads it. */
export function textOf({ texts }: Pick<EntryOf<object>, 'texts'>, name: string): string {
  const text = texts[name];
  if (text === undefined) return '';
  return text?.text ?? REDACTED;
}

/** An entry that fails this is malformed: the fold skips it. */
export function assertWellFormed(isWellFormed: boolean): asserts isWellFormed {
  if (!isWellFormed) throw new Error('The entry is malformed');
}

/** The number of the format of `data`, in every entry. */
export const RECORD_FORMAT = 1;

/** The hashed parts of an entry; `data` is its canonical text. */
interface Hashed {
  readonly seq: number;
  readonly at: string;
  readonly kind: string;
  readonly by: string;
  readonly data: string;
  readonly prev: string;
}

/** The published rule: an entry's hash is the SHA-256 of `prev`, a line feed, and the entry in canonical form. */
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

/** A text is in the chain only as the SHA-256 of this, so that it can be redacted; guessing it requires the salt. */
export function saltedText(salt: string, text: string): string {
  return `${salt}\n${text}`;
}
