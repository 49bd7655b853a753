import type { EntryOf, RecordedBy, SaltedText } from './entry.ts';
import type { Kind } from './kind.ts';
import { clubReplaced, clubWithdrawn, deducted, renamed, revoked } from './kinds/clubs.ts';
import { drawn, held, paced, potsSet, sealed, unsealed } from './kinds/draw.ts';
import { restored, textRedacted, undone } from './kinds/record.ts';
import {
  checkedIn,
  entered,
  entryAccepted,
  entryDeclined,
  entryWaiting,
  entryWithdrawn,
  registrationSet,
} from './kinds/registration.ts';
import {
  approved,
  awarded,
  confirmed,
  disputed,
  rejected,
  replaced,
  reported,
  reportWithdrawn,
  reset,
} from './kinds/results.ts';
import { closed, finished, formatSet, reopened, seasonReopened } from './kinds/season.ts';
import { announced, kickoffAgreed, postponed, reportingSet, scheduled } from './kinds/times-and-rules.ts';

/** Every kind of entry. Everything that depends on the kind is read from here. */
export const KINDS = {
  reported,
  replaced,
  confirmed,
  disputed,
  'report-withdrawn': reportWithdrawn,
  approved,
  rejected,
  reset,
  awarded,
  deducted,
  revoked,
  'club-withdrawn': clubWithdrawn,
  'club-replaced': clubReplaced,
  renamed,
  'registration-set': registrationSet,
  entered,
  'entry-accepted': entryAccepted,
  'entry-waiting': entryWaiting,
  'entry-declined': entryDeclined,
  'entry-withdrawn': entryWithdrawn,
  'checked-in': checkedIn,
  'format-set': formatSet,
  'pots-set': potsSet,
  sealed,
  unsealed,
  held,
  paced,
  drawn,
  scheduled,
  postponed,
  'kickoff-agreed': kickoffAgreed,
  'reporting-set': reportingSet,
  announced,
  closed,
  reopened,
  finished,
  'season-reopened': seasonReopened,
  undone,
  'text-struck': textRedacted,
  restored,
} as const;

export type RecordKind = keyof typeof KINDS;
export const RECORD_KINDS = Object.keys(KINDS) as readonly RecordKind[];

/** The data of each kind, besides the season number, which all have. Free text is never here: it is in the texts. */
export type RecordFacts = {
  readonly [Name in RecordKind]: NonNullable<(typeof KINDS)[Name]['dataType']>;
};

/** The kinds that this role can undo. */
type UndoneBy<Who> = {
  [Name in RecordKind]: (typeof KINDS)[Name] extends { readonly undoneBy: Who } ? Name : never;
}[RecordKind];

/** The kinds with this property. */
export function kindsThat(isSo: (kind: Kind<never>) => unknown): readonly RecordKind[] {
  return RECORD_KINDS.filter((name) => isSo(KINDS[name] as unknown as Kind<never>));
}

/** An entry before it is part of the chain: the event, and the free text given with it. */
export type RecordDraft = {
  readonly [Name in RecordKind]: {
    readonly kind: Name;
    readonly data: RecordFacts[Name] & { readonly season: number };
    readonly texts?: Readonly<Record<string, string>>;
    /** The salts of texts whose hash is already published; random for all others. */
    readonly salts?: Readonly<Record<string, string>>;
    /** The author of this part of the change, if another. */
    readonly by?: RecordedBy;
  };
}[RecordKind];

/** An entry as it is published. */
export interface RecordEntry {
  readonly seq: number;
  readonly at: string;
  readonly kind: RecordKind;
  readonly by: RecordedBy;
  /** Depends on the kind; `textHashes` has the hash of each text. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly texts: Readonly<Record<string, SaltedText>>;
  readonly prev: string;
  readonly hash: string;
}

/** An entry with typed data. */
export type KnownEntry = {
  readonly [Name in RecordKind]: EntryOf<RecordFacts[Name]> & { readonly kind: Name };
}[RecordKind];

/** A page that was loaded before a server update may receive kinds that it does not know. */
export function isKnown(entry: RecordEntry): entry is RecordEntry & KnownEntry {
  return Object.hasOwn(KINDS, entry.kind);
}

/** Decisions that can be undone. Draws and undos cannot; reopening a season has its own call. */
export type UndoableKind = UndoneBy<'reviewer' | 'administrator'>;
export type UndoableEntry = Extract<KnownEntry, { readonly kind: UndoableKind }>;

/** An answer that the club itself can undo, until an administrator decides on the result. */
export type AnswerKind = UndoneBy<'club'>;
export type OwnAnswer = Extract<KnownEntry, { readonly kind: AnswerKind }>;
export const ANSWER_KINDS = kindsThat(({ undoneBy }) => undoneBy === 'club') as readonly AnswerKind[];

/** An entry that can be undone, by staff or by its club. */
export type Reversible = UndoableEntry | OwnAnswer;

export function isOwnAnswer(entry: KnownEntry): entry is OwnAnswer {
  return undoneBy(entry.kind) === 'club';
}

export function isUndoable(entry: KnownEntry): entry is UndoableEntry {
  return isUndoableKind(entry.kind);
}

/** The name may come from a newer server. */
export function isUndoableKind(name: string): name is UndoableKind {
  const who = undoneBy(name);
  return who === 'reviewer' || who === 'administrator';
}

export function mayUndo(role: 'reviewer' | 'administrator', kind: UndoableKind): boolean {
  return role === 'administrator' || undoneBy(kind) === 'reviewer';
}

function undoneBy(name: string): Kind<never>['undoneBy'] {
  return Object.hasOwn(KINDS, name) ? (KINDS as Record<string, Kind<never>>)[name]?.undoneBy : undefined;
}
