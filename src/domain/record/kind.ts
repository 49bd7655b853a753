import type { EntryOf } from './entry.ts';
import type { SeasonState } from './state.ts';

/** Everything that is specific to a kind of entry, except its sentence and its icon. */
export interface Kind<Data extends object> {
  /** The effect of an entry on its season. */
  readonly apply: (season: SeasonState, entry: EntryOf<Data>) => void;
  /**
   * The minimum role that may undo it: a club its own answers, a reviewer, an administrator. Without this it cannot
   * be undone.
   */
  readonly undoneBy?: 'club' | 'reviewer' | 'administrator';
  /** The remaining effect of an entry that was undone at that time. */
  readonly afterUndo?: (season: SeasonState, entry: EntryOf<Data>, undoneAt: string) => void;
  /** Followers, or the other club, get a push notification. */
  readonly notifies?: true;
  /** It is in the feed. */
  readonly inFeed?: true;
  /** It may change results, decided groups, known rounds or champions: chat messages and push notifications follow. */
  readonly movesMilestones?: true;
  /** A milestone may follow from it. */
  readonly isDecisive?: true;
  /** It may change calendars. */
  readonly changesCalendars?: true;
}

/** Keeps the type of the data and the definition for the table of kinds. */
export type Defined<Data extends object, Definition> = Definition & { readonly dataType?: Data };

export function kind<Data extends object>() {
  return <const Definition extends Kind<Data>>(definition: Definition): Defined<Data, Definition> =>
    definition;
}
