import { SEASON_NAME_MAX, tidyText } from '#domain/text/text-problem.ts';
import type { Fields } from './site-file.ts';

/** Follows the rules for the name of a finished season. */
export function firstSeasonOf(root: Fields): string | null {
  const given = root.text('firstSeason', { most: SEASON_NAME_MAX });
  return given === null ? null : tidyText(given);
}
