import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { NamedClub } from '#paths.ts';
import { ClubLink } from '#web/clubs/links.tsx';
import { deductionNote, replacementNote, withdrawalNote } from '#words/group-notes.ts';
import { DEDUCTION_MARK } from '#words/hub.ts';
import { deductionNoteId } from './deduction-note-id.ts';

/** Of a season that is played, or of one that is over. */
type DecidedAbout = Pick<TournamentReply, 'clubs' | 'deductions' | 'withdrawals' | 'replacements'>;

interface Props {
  readonly facts: DecidedAbout;
  readonly group: Group;
}

/** Below the table of a group: what was decided about its clubs, each with its reason. */
export function GroupNotes({ facts, group }: Props) {
  const notes = notesOf(facts, group);
  if (notes.length === 0) return null;
  return (
    <ul className="group-notes">
      {notes.map(({ club, text, isDeduction, id }) => (
        <li key={club.id + text} id={id} tabIndex={-1} dir="auto">
          {isDeduction && <span aria-hidden="true">{DEDUCTION_MARK} </span>}
          <ClubLink club={club} />
          {text}
        </li>
      ))}
    </ul>
  );
}

interface Note {
  readonly club: NamedClub;
  /** What follows the club's name. */
  readonly text: string;
  readonly isDeduction?: true;
  /** Where the mark at the club's points leads: to the first of its deductions. */
  readonly id?: string;
}

export function notesOf(
  { clubs, deductions, withdrawals, replacements }: DecidedAbout,
  group: Group,
): Note[] {
  const about = <Decided extends { clubId: number }>(
    decided: readonly Decided[],
    tell: (each: Decided) => Omit<Note, 'club'>,
  ) =>
    decided.flatMap((each): Note[] => {
      const club = clubs.find(({ id }) => id === each.clubId);
      return club?.group === group ? [{ club, ...tell(each) }] : [];
    });
  return [
    ...about(deductions, (each) => {
      const isFirst = deductions.find(({ clubId }) => clubId === each.clubId) === each;
      return {
        text: deductionNote(each),
        isDeduction: true,
        ...(isFirst ? { id: deductionNoteId(each.clubId) } : {}),
      };
    }),
    ...about(withdrawals, (each) => ({ text: withdrawalNote(each) })),
    ...about(replacements, (each) => ({ text: replacementNote(each) })),
  ];
}
