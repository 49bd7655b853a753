import pLimit from 'p-limit';
import { loadSeasonFacts } from '#store/facts.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { type PreparedText, prepareText } from '../prepared/prepared-view.ts';
import { deriveFinishedSeason } from '../publish/derive-views.ts';

const CACHED_MAX = 8;

/**
 * Finished seasons are read from their rows on the first request and then cached, the last few of them. They are read
 * one at a time: whoever asks for all of them at once must not take every connection of the database.
 */
export function createSeasonArchive({
  publisher,
  store,
}: Context): (number: string) => Promise<PreparedText> {
  const cache = new Map<string, Promise<PreparedText>>();
  const oneAtATime = pLimit(1);

  const prepare = async (season: number) =>
    prepareText(
      'application/json; charset=utf-8',
      JSON.stringify(deriveFinishedSeason(await loadSeasonFacts(store.db, season))),
    );

  const forgetOldest = () => {
    const [oldest] = cache.keys();
    if (cache.size > CACHED_MAX && oldest !== undefined) cache.delete(oldest);
  };

  return async (number) => {
    const season = publisher.current().finishedSeasons.find((finished) => String(finished.number) === number);
    if (!season) throw new Refusal('unknown_season');
    // A season that was opened again and finished once more is another one.
    const key = `${number} ${season.finishedAt}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const prepared = oneAtATime(() => prepare(season.number));
    cache.set(key, prepared);
    // Not before it was read: until then whoever asks for it shares this read.
    prepared.then(forgetOldest, () => cache.delete(key));
    return prepared;
  };
}
