/** The newest entry of the record. All entries before it are hashed into its hash. */
export interface RecordHead {
  readonly seq: number;
  readonly hash: string;
}

/** Before the first entry. */
export const EMPTY_RECORD: RecordHead = { seq: 0, hash: '0'.repeat(64) };

const ENTRIES_PER_PAGE = 200;

/** The page, from 1, of an entry. */
export function pageOf(seq: number): number {
  return Math.ceil(seq / ENTRIES_PER_PAGE);
}

/** The first and the last entry of a full page. */
export function entriesOf(page: number): { readonly first: number; readonly last: number } {
  return { first: (page - 1) * ENTRIES_PER_PAGE + 1, last: page * ENTRIES_PER_PAGE };
}

/** The number of entries on the first page of the record. */
export const NEWEST_COUNT = 60;

/** '#412 a1b2c3d4', as in receipts, messages and feeds. */
export function shortName({ seq, hash }: RecordHead): string {
  return `#${seq} ${hash.slice(0, 8)}`;
}
