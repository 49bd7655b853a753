import { entriesOf, pageOf } from '#domain/record/record-head.ts';
import { listRecordEntries } from '#store/record.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { type PreparedText, prepareText } from '../prepared/prepared-view.ts';
import { createReadCache } from '../prepared/read-cache.ts';

const CACHED_MAX = 32;
const PAGE_NUMBER = /^[1-9]\d{0,8}$/;

/** Pages of the record, as far as it is published. */
export function createRecordReader({ publisher, store }: Context): (page: string) => Promise<PreparedText> {
  const cached = createReadCache<PreparedText>(CACHED_MAX);

  const prepare = async (page: number, head: number) => {
    const { first, last } = entriesOf(page);
    const entries = await listRecordEntries(store.db, first, Math.min(last, head));
    return prepareText('application/json; charset=utf-8', JSON.stringify({ entries }));
  };

  return async (page) => {
    const { revision, record } = publisher.current();
    if (!PAGE_NUMBER.test(page) || Number(page) > pageOf(record.seq)) throw new Refusal('unknown_page');
    // With the revision: a page may grow, and a text on it be struck out.
    return cached(`${page} ${revision}`, () => prepare(Number(page), record.seq));
  };
}
