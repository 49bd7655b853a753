import type { UndoBody, UndoReply } from '#contract/record.ts';
import { refuseEqualNames } from '#domain/decisions/club-entries.ts';
import { refuseIfDrawUnderWay } from '#domain/decisions/season-rules.ts';
import {
  isUndoable,
  type KnownEntry,
  mayUndo,
  type Reversible,
  type UndoableEntry,
} from '#domain/record/kinds.ts';
import { historyForUndo, undoEntries } from '#domain/record/undo.ts';
import { revokeClubLinks } from '#store/access/club-links.ts';
import type { Session } from '#store/access/sessions.ts';
import type { Db } from '#store/db/tables.ts';
import { findEndOfSeason, findEntries, findUndone } from '#store/record/read-entries.ts';
import { ApiError } from '../http/api-error.ts';
import { readNames } from '../registration/present-entry.ts';
import type { Decided, DecidedByAdmin, Moment } from '../writer/change-tournament.ts';

export type Undone = Pick<UndoReply, 'undone'>;

/** Undoes decisions, all or none: the season becomes what it would be without them. */
export async function undoDecisions(
  moment: Moment,
  { seqs }: UndoBody,
  { staff }: Session,
): Promise<DecidedByAdmin<Undone>> {
  const entries = await entriesToUndo(moment.trx, seqs);
  const role = staff?.role ?? 'administrator';
  if (!entries.every(({ kind }) => mayUndo(role, kind))) throw new ApiError('role_not_allowed');
  const undone = entries.map(({ seq, kind }) => ({ seq, kind }));
  const detail = { season: moment.season.number, undone };
  return { ...(await undoInSeason(moment, entries)), detail };
}

/** Newest first: a later decision may depend on an earlier one. */
async function entriesToUndo(trx: Db, seqs: readonly number[]): Promise<UndoableEntry[]> {
  const entries = await findEntries(trx, seqs);
  if (entries.length < seqs.length) throw new ApiError('unknown_entry');
  const undoable = entries.filter(isUndoable);
  if (undoable.length < entries.length) throw new ApiError('cannot_undo', { details: { entries: [] } });
  return undoable.sort((a, b) => b.seq - a.seq);
}

/** Undoes entries of the running season, newest first. */
export async function undoInSeason(
  { trx, at, tournament, season }: Moment,
  entries: readonly Reversible[],
): Promise<Decided<Undone>> {
  const seqs = entries.map(({ seq }) => seq);
  if ((await findUndone(trx, seqs)).size > 0) throw new ApiError('already_undone');
  const past = entries.find(({ seq }) => !tournament.history.entries.some((entry) => entry.seq === seq));
  const end = past && (await findEndOfSeason(trx, past));
  if (end) throw cannotUndo([end]);
  const outcome = undoEntries(historyForUndo(tournament.history), entries);
  if (!('drafts' in outcome)) throw cannotUndo(outcome.blocking);
  refuseIfDrawUnderWay(season);
  const returning = entries.flatMap(({ kind, data }) => (kind === 'entry-declined' ? data.number : []));
  if (returning.length > 0) refuseEqualNames(season, returning, await readNames(trx));
  // The link was created for the replacement club.
  const replaced = entries.flatMap(({ kind, data }) => (kind === 'club-replaced' ? data.clubId : []));
  return {
    entries: outcome.drafts,
    write: async (db) => {
      if (replaced.length > 0) await revokeClubLinks(db, replaced, at);
    },
    reply: () => ({ undone: seqs }),
  };
}

/** Names the conflicting entries. */
function cannotUndo(blocking: readonly KnownEntry[]): ApiError {
  const entries = blocking.map(({ seq, kind, at }) => ({ seq, kind, at }));
  const numbers = entries.map(({ seq }) => `#${seq}`).join(', ');
  return new ApiError('cannot_undo', {
    message: `Later decisions depend on this: ${numbers}. Please undo those first.`,
    details: { entries },
  });
}
