import { foldName } from '../clubs/club-names.ts';
import { type Club, placeholderClubs, placeholderName } from '../clubs/clubs.ts';
import { CUPS, type Cups, type Format } from '../clubs/format.ts';
import { isPossible, nearestFormats } from '../clubs/possible-formats.ts';
import { type DrawState, drawState, validDrawOf } from '../draw/draw.ts';
import type { RecordDraft } from '../record/kinds.ts';
import { factsOf, inForce, type SeasonState } from '../record/state.ts';
import type { Tournament } from '../record/tournament.ts';
import { scheduleKeysOf } from '../schedule/schedule.ts';
import { DecisionError } from './decision-error.ts';

/** A format as it was sent. */
export type SentFormat = Omit<Format, 'cups'> & { readonly cups: number };

/** Sets the number of clubs, groups and cups, until there is a result or a sealed draw. */
export function setFormat({ season }: Tournament, sent: SentFormat): RecordDraft[] {
  const format = checkedFormat(sent);
  refuseIfFixed(season);
  const clubs = clubsOf(format, season.clubs);
  const keys = scheduleKeysOf(clubs);
  return [
    {
      kind: 'format-set',
      data: {
        season: season.number,
        clubs,
        cups: format.cups,
        schedule: factsOf(season).schedule.filter(({ key }) => keys.includes(key)),
        deductions: inForce(season.deductions).map(([id]) => id),
      },
    },
  ];
}

function checkedFormat({ cups, ...sent }: SentFormat): Format {
  if (!isCups(cups)) throw new DecisionError('format_not_possible', 'A season has one or two cups.');
  const format = { ...sent, cups };
  if (isPossible(format)) return format;
  const choices = nearestFormats(format).map(formatText).join(', ');
  throw new DecisionError(
    'format_not_possible',
    `A season with ${formatText(format)} is not possible: there can be 1, 2, 4, 8 or 16 groups, each with 3 to 6 clubs. Nearest choices: ${choices}.`,
  );
}

function isCups(cups: number): cups is Cups {
  return CUPS.some((known) => known === cups);
}

function formatText({ clubs, groups }: Format): string {
  return `${clubs} clubs in ${groups} ${groups === 1 ? 'group' : 'groups'}`;
}

/** Why the format can no longer be changed, by the state of the draw. */
const FIXED: Partial<Record<DrawState, string>> = {
  sealed: 'The draw is sealed. Please void it before you change the format.',
  drawing: 'The draw has started. Please void it before you change the format.',
  done: 'The draw is complete. The format can be changed again in the next season.',
};

function refuseIfFixed(season: SeasonState): void {
  if (factsOf(season).results.length > 0) throw new DecisionError('format_fixed');
  const reason = FIXED[drawState(validDrawOf(season))];
  if (reason) throw new DecisionError('format_fixed', reason);
}

/** Club names are kept in order, as far as there are places. New places get the lowest numbers that no club has. */
function clubsOf(format: Format, before: readonly Club[]): Club[] {
  const places = placeholderClubs(format);
  const kept = before.slice(0, places.length).map(({ name }) => name);
  const used = new Set(kept.map(foldName));
  let number = 0;
  const nextName = (): string => {
    number += 1;
    const name = placeholderName(number);
    return used.has(foldName(name)) ? nextName() : name;
  };
  return places.map((place, index) => ({ ...place, name: kept[index] ?? nextName() }));
}
