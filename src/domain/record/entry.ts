import { canonicalJson } from '../hashing/canonical-json.ts';

/** Who made the change. A rule is named where no person decided. */
export type RecordedBy = 'captain' | `club:${number}` | 'admin' | `staff:${number}` | 'rule';

/** Free text with the salt of its hash; null once it was redacted. */
export type SaltedText = { readonly salt: string; readonly text: string } | null;

/** An entry of a kind with this data, as far as its kind is concerned. */
export interface EntryOf<Data extends object> {
  readonly seq: number;
  readonly at: string;
  readonly by: RecordedBy;
  readonly data: Data & { readonly season: number };
  readonly texts: Readonly<Record<string, SaltedText>>;
}

/** Shown instead of a text that was redacted. */
export const REDACTED = 'Struck out';

/** A text of an entry as everyone reads it. */
export function textOf({ texts }: Pick<EntryOf<object>, 'texts'>, name: string): string {
  const text = texts[name];
  if (text === undefined) return '';
  return text?.text ?? REDACTED;
}

/** An entry of which this is not true makes no sense: the fold skips it. */
export function assertSense(isSensible: boolean): asserts isSensible {
  if (!isSensible) throw new Error('The entry makes no sense');
}

/** The number of the format of `data`, in every entry. */
export const RECORD_FORMAT = 1;

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

/** A text is in the chain only as the SHA-256 of this, so that it can be redacted; to guess it takes its salt. */
export function saltedText(salt: string, text: string): string {
  return `${salt}\n${text}`;
}
