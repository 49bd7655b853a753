import type { FixtureRow } from '#contract/fixtures-view.ts';
import { loadSeason } from '#store/record/record.ts';
import { lastStruck } from '#store/record/struck-texts.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { type PreparedText, prepareText } from '../prepared/prepared-view.ts';
import { createReadCache } from '../prepared/read-cache.ts';
import { deriveFinishedSeason } from '../publish/derive-views.ts';

const CACHED_MAX = 8;

export interface ArchivedSeason {
  readonly number: number;
  /** Another one after it was finished once more, or has lost a text. */
  readonly version: string;
  readonly facts: PreparedText;
  readonly fixtures: readonly FixtureRow[];
}

/** Finished seasons are folded on the first request and then cached, the last few of them. */
export function createSeasonArchive({
  publisher,
  store,
}: Context): (number: string) => Promise<ArchivedSeason> {
  const cached = createReadCache<ArchivedSeason>(CACHED_MAX);
  const prepare = async (number: number, version: string): Promise<ArchivedSeason> => {
    const season = await loadSeason(store.db, number);
    if (!season) throw new Refusal('unknown_season');
    const { facts, views } = deriveFinishedSeason(season);
    const prepared = prepareText('application/json; charset=utf-8', JSON.stringify(facts));
    return { number, version, facts: prepared, ...views['/api/ucl/fixtures'] };
  };

  /** Up to which entry of the record was looked, and the last one that struck a text out. */
  let looked = { upTo: 0, struck: 0 };
  const findStruck = async (head: number) => {
    // Lower after a restore.
    if (head < looked.upTo) looked = { upTo: 0, struck: 0 };
    if (head > looked.upTo) {
      const struck = (await lastStruck(store.db, looked.upTo, head)) ?? looked.struck;
      looked = { upTo: head, struck };
    }
    return looked.struck;
  };

  return async (number) => {
    const season = publisher.current().finishedSeasons.find((finished) => String(finished.number) === number);
    if (!season) throw new Refusal('unknown_season');
    const struck = await findStruck(publisher.current().record.seq);
    // A season that was opened again and finished once more is another one, and so is one that lost a text.
    const version = `${number} ${season.finishedAt} ${struck}`;
    return cached(version, () => prepare(season.number, version));
  };
}
