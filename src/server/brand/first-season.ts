import { SEASON_NAME_MAX, textProblem, tidyText } from '#domain/text-problem.ts';
import type { Fields } from './site-file.ts';

/** By the rules of the name under which a season is finished. */
export function firstSeasonOf(root: Fields): string | null {
  const given = root.text('firstSeason', { most: SEASON_NAME_MAX });
  if (given === null) return null;
  const problem = textProblem('It', tidyText(given), SEASON_NAME_MAX);
  if (problem) root.refuse('firstSeason', `cannot be shown. ${problem}`);
  return tidyText(given);
}
