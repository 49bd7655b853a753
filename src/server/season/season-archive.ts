import type { FixtureRow } from '#contract/fixtures-view.ts';
import { loadSeason } from '#store/record/read-entries.ts';
import { lastRedaction } from '#store/record/redacted-texts.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { type PreparedText, prepareText } from '../prepared/prepared-view.ts';
import { createReadCache } from '../prepared/read-cache.ts';
import { deriveFinishedSeason } from '../publish/derive-views.ts';

const CACHED_MAX = 8;

export interface ArchivedSeason {
  readonly number: number;
  /** Changes when it is finished again, or a text is redacted. */
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
    if (!season) throw new ApiError('unknown_season');
    const { facts, views } = deriveFinishedSeason(season);
    const prepared = prepareText('application/json; charset=utf-8', JSON.stringify(facts));
    return { number, version, facts: prepared, ...views['/api/ucl/fixtures'] };
  };

  /** The last checked entry of the record, and the last redaction. */
  let looked = { upTo: 0, struck: 0 };
  const findLastRedaction = async (head: number) => {
    // Lower after a restore.
    if (head < looked.upTo) looked = { upTo: 0, struck: 0 };
    if (head > looked.upTo) {
      const redaction = (await lastRedaction(store.db, looked.upTo, head)) ?? looked.struck;
      looked = { upTo: head, struck: redaction };
    }
    return looked.struck;
  };

  return async (number) => {
    const season = publisher.current().finishedSeasons.find((finished) => String(finished.number) === number);
    if (!season) throw new ApiError('unknown_season');
    const redaction = await findLastRedaction(publisher.current().record.seq);
    // A season that was reopened and finished again is a new version, and so is one with a redacted text.
    const version = `${number} ${season.finishedAt} ${redaction}`;
    return cached(version, () => prepare(season.number, version));
  };
}
