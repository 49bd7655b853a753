import type { UndoBody, UndoReply } from '#contract/undo.ts';
import {
  isUndoable,
  type KnownEntry,
  mayUndo,
  type Reversible,
  type UndoableEntry,
} from '#domain/record/kinds.ts';
import { historyForUndo, undoEntries } from '#domain/record/undo.ts';
import { revokeClubLinks } from '#store/club-links.ts';
import { findEndOfSeason, findEntries, findUndone, readSeasonHistory } from '#store/record.ts';
import { writeSeasonState } from '#store/season-state.ts';
import type { Session } from '#store/sessions.ts';
import type { Db } from '#store/tables.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, type Recorded } from './change-tournament.ts';
import { refuseIfDrawUnderWay } from './refuse-change.ts';

/** Undoes decisions, all of them or none: the season becomes what it would be without them. */
export function undo(
  context: Context,
  session: Session,
  call: Call<UndoBody>,
): Promise<Recorded<Pick<UndoReply, 'undone'>>> {
  return changeAsAdmin(context, { session, action: 'undo', call }, async (trx, at) => {
    const entries = await entriesToUndo(trx, call.body.seqs);
    const role = session.staff?.role ?? 'administrator';
    if (!entries.every(({ kind }) => mayUndo(role, kind))) throw new Refusal('role_not_allowed');
    const { season, ...done } = await undoInSeason(trx, at, entries);
    return { ...done, detail: { season, undone: entries.map(({ seq, kind }) => ({ seq, kind })) } };
  });
}

/** The newest first: what was decided on top of another decision goes before it. */
async function entriesToUndo(trx: Db, seqs: readonly number[]): Promise<UndoableEntry[]> {
  const entries = await findEntries(trx, seqs);
  if (entries.length < seqs.length) throw new Refusal('unknown_entry');
  const undoable = entries.filter(isUndoable);
  if (undoable.length < entries.length) throw new Refusal('cannot_undo', { details: { entries: [] } });
  return undoable.sort((a, b) => b.seq - a.seq);
}

/** Undoes entries of the season that is played, the newest first. */
export async function undoInSeason(trx: Db, at: string, entries: readonly Reversible[]) {
  const undone = await findUndone(
    trx,
    entries.map(({ seq }) => seq),
  );
  if (undone.size > 0) throw new Refusal('already_undone');
  const history = historyForUndo(await readSeasonHistory(trx));
  const past = entries.find(({ seq }) => !history.entries.some((entry) => entry.seq === seq));
  const end = past && (await findEndOfSeason(trx, past));
  if (end) throw cannotUndo([end]);
  const outcome = undoEntries(history, entries, at);
  if (!('drafts' in outcome)) throw cannotUndo(outcome.blocking);
  await refuseIfDrawUnderWay(trx, history.number);
  await writeSeasonState(trx, outcome.season, at);
  // Whoever has a link got it for the club that had taken the place.
  const replaced = entries.flatMap(({ kind, data }) => (kind === 'club-replaced' ? data.clubId : []));
  if (replaced.length > 0) await revokeClubLinks(trx, replaced, at);
  return {
    season: history.number,
    reply: { undone: entries.map(({ seq }) => seq) },
    told: outcome.drafts,
  };
}

/** Names the entries that would have to be undone first. */
function cannotUndo(blocking: readonly KnownEntry[]): Refusal {
  const entries = blocking.map(({ seq, kind, at }) => ({ seq, kind, at }));
  const numbers = entries.map(({ seq }) => `#${seq}`).join(', ');
  return new Refusal('cannot_undo', {
    sentence: `Later decisions depend on this: ${numbers}. Please undo those first.`,
    details: { entries },
  });
}
