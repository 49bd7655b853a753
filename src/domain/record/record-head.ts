/** The newest entry of the record. All entries before it are hashed into its hash. */
export interface RecordHead {
  readonly seq: number;
  readonly hash: string;
}

/** Before the first entry. */
export const EMPTY_RECORD: RecordHead = { seq: 0, hash: '0'.repeat(64) };

const ENTRIES_PER_PAGE = 200;

/** The page, from 1, on which an entry stands. */
export function pageOf(seq: number): number {
  return Math.ceil(seq / ENTRIES_PER_PAGE);
}

/** The first and the last entry of a page that is full. */
export function entriesOf(page: number): { readonly first: number; readonly last: number } {
  return { first: (page - 1) * ENTRIES_PER_PAGE + 1, last: page * ENTRIES_PER_PAGE };
}

/** So many entries, the newest, are what a reader sees first. */
export const NEWEST_COUNT = 60;

/** '#412 a1b2c3d4': how an entry is named in receipts, messages and feeds. */
export function shortName({ seq, hash }: RecordHead): string {
  return `#${seq} ${hash.slice(0, 8)}`;
}
