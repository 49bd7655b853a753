import type { RecordEntry, RecordKind } from '#domain/record/kinds.ts';
import { listSeasonEntries } from '#store/record/read-entries.ts';
import type { Context } from '../context.ts';
import { createReadCache } from '../prepared/read-cache.ts';
import type { Publication } from '../publish/publication.ts';

/** The part of a publication that determines which entries are public. */
type Published = Pick<Publication, 'season' | 'record'>;

/** Published entries of these kinds in the running season, ascending. */
export function createSeasonReader(
  { store }: Context,
  kinds: readonly RecordKind[],
): (published: Published) => Promise<readonly RecordEntry[]> {
  const cached = createReadCache<readonly RecordEntry[]>(1);
  return ({ season, record }) =>
    cached(`${season} ${record.hash}`, () => listSeasonEntries(store.db, season, kinds, record.seq));
}
