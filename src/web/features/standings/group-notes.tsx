import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { NamedClub } from '#paths.ts';
import { deductionNote, replacementNote, withdrawalNote } from '#words/group-notes.ts';
import { DEDUCTION_MARK } from '#words/hub.ts';
import styles from './group-notes.module.css';
import table from './group-table.module.css';
import { deductionNoteId } from './group-tables.ts';

/** From the current season or a finished one. */
type RulingFacts = Pick<TournamentReply, 'clubs' | 'deductions' | 'withdrawals' | 'replacements'>;

interface Props {
  readonly facts: RulingFacts;
  readonly group: Group;
}

/** Below a group's table: rulings about its clubs, with their reasons. Each is one line that opens. */
export function GroupNotes({ facts, group }: Props) {
  const notes = notesOf(facts, group);
  if (notes.length === 0) return null;
  return (
    <ul className={`${table.note} ${styles.notes}`}>
      {notes.map(({ club, text, isDeduction, id }) => (
        <li key={club.id + text} id={id} tabIndex={-1}>
          <details>
            <summary dir="auto">
              {isDeduction && <span aria-hidden="true">{DEDUCTION_MARK} </span>}
              {club.name}
              {text}
            </summary>
          </details>
        </li>
      ))}
    </ul>
  );
}

interface Note {
  readonly club: NamedClub;
  /** Follows the club's name. */
  readonly text: string;
  readonly isDeduction?: true;
  /** The target of the mark at the club's points: its first deduction. */
  readonly id?: string;
}

export function notesOf({ clubs, deductions, withdrawals, replacements }: RulingFacts, group: Group): Note[] {
  const about = <Decided extends { clubId: number }>(
    decided: readonly Decided[],
    noteOf: (each: Decided) => Omit<Note, 'club'>,
  ) =>
    decided.flatMap((each): Note[] => {
      const club = clubs.find(({ id }) => id === each.clubId);
      return club?.group === group ? [{ club, ...noteOf(each) }] : [];
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
