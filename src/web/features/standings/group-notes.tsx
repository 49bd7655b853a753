import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { deductionNote, replacementNote, withdrawalNote } from '#web/content/group-notes.ts';
import { DEDUCTION_MARK } from '#web/content/hub.ts';
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
      {notes.map(({ text, isDeduction, id }) => (
        <li key={text} id={id} tabIndex={-1} dir="auto">
          {isDeduction && <span aria-hidden="true">{DEDUCTION_MARK} </span>}
          {text}
        </li>
      ))}
    </ul>
  );
}

interface Note {
  readonly text: string;
  readonly isDeduction?: true;
  /** Where the mark at the club's points leads: to the first of its deductions. */
  readonly id?: string;
}

export function notesOf(
  { clubs, deductions, withdrawals, replacements }: DecidedAbout,
  group: Group,
): Note[] {
  const names = new Map(clubs.filter((club) => club.group === group).map(({ id, name }) => [id, name]));
  const about = <Decided extends { clubId: number }>(
    decided: readonly Decided[],
    tell: (name: string, each: Decided) => Note,
  ) =>
    decided.flatMap((each) => {
      const name = names.get(each.clubId);
      return name === undefined ? [] : [tell(name, each)];
    });
  return [
    ...about(deductions, (name, each): Note => {
      const isFirst = deductions.find(({ clubId }) => clubId === each.clubId) === each;
      return {
        text: deductionNote(name, each),
        isDeduction: true,
        ...(isFirst ? { id: deductionNoteId(each.clubId) } : {}),
      };
    }),
    ...about(withdrawals, (name, each) => ({ text: withdrawalNote(name, each) })),
    ...about(replacements, (_, each) => ({ text: replacementNote(each) })),
  ];
}
