import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { deductionNote, replacementNote, withdrawalNote } from '#web/content/group-notes.ts';

interface Props {
  readonly facts: TournamentReply;
  readonly group: Group;
}

/** Below the table of a group: what was decided about its clubs, each with its reason. */
export function GroupNotes({ facts, group }: Props) {
  const notes = notesOf(facts, group);
  if (notes.length === 0) return null;
  return (
    <ul className="group-notes">
      {notes.map((note) => (
        <li key={note} dir="auto">
          {note}
        </li>
      ))}
    </ul>
  );
}

export function notesOf(
  { clubs, deductions, withdrawals, replacements }: TournamentReply,
  group: Group,
): string[] {
  const names = new Map(clubs.filter((club) => club.group === group).map(({ id, name }) => [id, name]));
  const about = <Decided extends { clubId: number }>(
    decided: readonly Decided[],
    tell: (name: string, each: Decided) => string,
  ) =>
    decided.flatMap((each) => {
      const name = names.get(each.clubId);
      return name === undefined ? [] : [tell(name, each)];
    });
  return [
    ...about(deductions, deductionNote),
    ...about(withdrawals, withdrawalNote),
    ...about(replacements, replacementNote),
  ];
}
