import type { EntryOf } from './entry.ts';
import type { SeasonState } from './state.ts';

/** Everything that is specific to a kind of entry, except its sentence and its sign. */
export interface Kind<Data extends object> {
  /** The effect of an entry on its season. */
  readonly apply: (season: SeasonState, entry: EntryOf<Data>) => void;
  /** Who may undo it, at least: a club its own answers, a reviewer, an administrator. Without this nobody can. */
  readonly undoneBy?: 'club' | 'reviewer' | 'administrator';
  /** What is left of it when it was undone at that time. */
  readonly afterUndo?: (season: SeasonState, entry: EntryOf<Data>, undoneAt: string) => void;
  /** Followers, or the other club, are notified on their devices. */
  readonly notifies?: true;
  /** It is in the feed. */
  readonly inFeed?: true;
  /** Results, decided groups, known rounds or champions may be others after it: chats and phones are notified. */
  readonly movesMilestones?: true;
  /** A milestone may follow from it. */
  readonly isDecisive?: true;
  /** Calendars may say something else after it. */
  readonly changesCalendars?: true;
}

/** A kind that keeps the type of its data, and what it says of itself, for the table of kinds. */
export type Defined<Data extends object, Definition> = Definition & { readonly dataType?: Data };

export function kind<Data extends object>() {
  return <const Definition extends Kind<Data>>(definition: Definition): Defined<Data, Definition> =>
    definition;
}
