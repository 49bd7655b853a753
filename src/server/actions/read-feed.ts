import type { RecordEntry } from '#domain/record/record.ts';
import { listNewestOfKinds, listRecordEntries } from '#store/record.ts';
import type { Context } from '../context.ts';
import { feedText, ITEMS_MAX, TOLD_KINDS } from '../feed/feed.ts';
import type { Publication } from '../publish/publication.ts';
import { createSeasonReader } from './read-season-decisions.ts';

/** The feed of what was decided, as far as it is published. */
export function createFeedReader(context: Context): (publication: Publication) => Promise<string> {
  const { store, config } = context;
  const readSeason = createSeasonReader(context, ['approved', 'awarded', 'closed']);

  return async (publication) => {
    const entries = await listNewestOfKinds(store.db, TOLD_KINDS, publication.record.seq, ITEMS_MAX);
    const undone = new Map<number, RecordEntry>();
    for (const { kind, data } of entries) {
      if (kind !== 'undone') continue;
      const seq = Number(data.seq);
      const [entry] = await listRecordEntries(store.db, seq, seq);
      if (entry) undone.set(seq, entry);
    }
    const ofSeason = await readSeason(publication);
    return feedText({ views: publication.views, entries, undone, ofSeason }, config.publicUrl);
  };
}
