import { foldName } from '../clubs/club-names.ts';
import { sizesOf } from '../clubs/format.ts';
import { type DrawClub, potSize, potsOf } from '../draw/draw-clubs.ts';
import { BRACKETS, ROUNDS } from '../matches/stages.ts';
import { REDACTED } from '../record/entry.ts';
import type { RecordDraft } from '../record/kinds.ts';
import type { LastRound, Tournament } from '../record/tournament.ts';
import { type ClubEntry, entriesWith } from '../registration/registration.ts';
import { refuseIfSealed } from './club-entries.ts';
import { setPots } from './draw.ts';
import { closeRegistration } from './registration.ts';
import { type SentFormat, setFormat } from './set-format.ts';

/** Closes registration, sets the format for the accepted clubs and fills the pots with them. */
export function drawFromEntries(
  tournament: Tournament,
  sent: Pick<SentFormat, 'groups' | 'cups'>,
): RecordDraft[] {
  const { season } = tournament;
  refuseIfSealed(season);
  const seeded = seededEntries(tournament);
  const format = setFormat(tournament, { ...sent, clubs: seeded.length });
  const clubs = format.flatMap((draft) => (draft.kind === 'format-set' ? draft.data.clubs : []));
  const sizes = sizesOf(clubs);
  const pots = potsOf(sizes).flatMap((pot) => Array.from({ length: potSize(pot, sizes) }, () => pot));
  const list = pots.flatMap((pot, index): DrawClub[] => {
    const entry = seeded[index];
    return entry ? [{ name: shownName(entry), pot, keepApart: null, entry: entry.number }] : [];
  });
  const resized = { ...tournament, season: { ...season, clubs } };
  return [...closeRegistration(season), ...format, ...setPots(resized, list)];
}

/** Clubs of last season's knockouts first, by their last round; all others in order of registration. */
function seededEntries({ season, finished: [last] }: Tournament): ClubEntry[] {
  const ranks = new Map(
    last?.lastRounds.map((reached) => {
      const club = last.clubs.find(({ id }) => id === reached.clubId);
      return [foldName(club?.name ?? ''), rankOf(reached)];
    }),
  );
  const rankedAt = (entry: ClubEntry) => ranks.get(foldName(shownName(entry))) ?? UNRANKED;
  return entriesWith(season, 'accepted').sort((a, b) => rankedAt(a) - rankedAt(b) || a.number - b.number);
}

const UNRANKED = BRACKETS.length * ROUNDS.length;

function rankOf({ bracket, round }: LastRound): number {
  return BRACKETS.indexOf(bracket) * ROUNDS.length + ROUNDS.length - 1 - ROUNDS.indexOf(round);
}

/** Two redacted clubs must not have the same name in the draw. */
function shownName({ number, name }: ClubEntry): string {
  return name === null || name === REDACTED ? `Entry ${number}` : name;
}
