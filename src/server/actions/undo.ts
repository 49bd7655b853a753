import type { UndoBody, UndoReply } from '#contract/undo.ts';
import {
  isUndoable,
  type KnownEntry,
  mayUndo,
  type RecordDraft,
  type Reversible,
  type UndoableEntry,
} from '#domain/record/kinds.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { inTheWay } from '#domain/undo/in-the-way.ts';
import { type SeasonIndex, tiesThatFollow } from '#domain/undo/traces.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { findEntries, listDecisionsAfter } from '#store/record.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import type { Db } from '#store/tables.ts';
import { listResultMatches } from '#store/undone-results.ts';
import { listWithdrawnClubs } from '#store/withdrawals.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, type Recorded } from './change-tournament.ts';
import { refuseIfDrawUnderWay } from './refuse-change.ts';
import { standInTheWay, takeBack, takePendingOut } from './take-back.ts';

/** Takes decisions back, all of them or none: what they have changed is again as it was before them. */
export function undo(
  context: Context,
  session: Session,
  call: Call<UndoBody>,
): Promise<Recorded<Pick<UndoReply, 'undone'>>> {
  return changeAsAdmin(context, { session, action: 'undo', call }, async (trx, at) => {
    const entries = await entriesToUndo(trx, call.body.seqs);
    const role = session.staff?.role ?? 'administrator';
    if (!entries.every(({ kind }) => mayUndo(role, kind))) throw new Refusal('role_not_allowed');
    const season = await currentSeason(trx);
    const index = await readIndex(trx, await readSeasonFacts(trx, season));
    return {
      ...(await undoEntries(trx, at, entries, index)),
      detail: { season, undone: entries.map(({ seq, kind }) => ({ seq, kind })) },
    };
  });
}

/** Undoes entries of the current season, the newest first. */
export async function undoEntries(trx: Db, at: string, entries: readonly Reversible[], index: SeasonIndex) {
  const season = index.facts.season.number;
  const decisions = await listDecisionsAfter(trx, entries.at(-1)?.seq ?? 0);
  const undone = undoneAmong(decisions);
  if (entries.some(({ seq }) => undone.has(seq))) throw new Refusal('already_undone');
  const blocking = blockingEntries(entries, decisions, index);
  if (blocking.length > 0) throw standInTheWay(blocking);
  await refuseIfDrawUnderWay(trx, season);
  const told: RecordDraft[] = [];
  for (const entry of entries) {
    const { seq, kind } = entry;
    const orphaned = await takePendingOut(trx, { season, at }, tiesThatFollow(entry, index));
    const takenOut = [...orphaned.map(({ id }) => id), ...(await takeBack(trx, at, entry))];
    told.push({ kind: 'undone', data: { season, seq, kind, takenOut } });
  }
  return { reply: { undone: entries.map(({ seq }) => seq) }, told };
}

/** The newest first: what was decided on top of another decision goes before it. */
async function entriesToUndo(trx: Db, seqs: readonly number[]): Promise<UndoableEntry[]> {
  const entries = await findEntries(trx, seqs);
  if (entries.length < seqs.length) throw new Refusal('unknown_entry');
  const undoable = entries.filter(isUndoable);
  if (undoable.length < entries.length) throw new Refusal('cannot_undo', { details: { entries: [] } });
  return undoable.sort((a, b) => b.seq - a.seq);
}

export async function readIndex(trx: Db, facts: SeasonFacts): Promise<SeasonIndex> {
  const season = facts.season.number;
  return {
    facts,
    matchOfResult: await listResultMatches(trx, season),
    clubOfWithdrawal: await listWithdrawnClubs(trx, season),
  };
}

/** The numbers of those entries that were undone. */
export function undoneAmong(decisions: readonly KnownEntry[]): ReadonlySet<number> {
  return new Set(decisions.flatMap(({ kind, data }) => (kind === 'undone' ? [data.seq] : [])));
}

/** The later decisions that keep these entries from being undone; `decisions` are all since the oldest of them. */
export function blockingEntries(
  entries: readonly Reversible[],
  decisions: readonly KnownEntry[],
  index: SeasonIndex,
): KnownEntry[] {
  const undone = undoneAmong(decisions);
  const others = decisions.filter(
    ({ seq }) => !undone.has(seq) && !entries.some((entry) => entry.seq === seq),
  );
  // What rests on a blocking entry blocks as well: one confirmation is enough for all of them.
  const blocking = new Set<KnownEntry>();
  const next: Reversible[] = [...entries];
  for (let entry = next.pop(); entry; entry = next.pop()) {
    const { seq } = entry;
    const later = others.filter((other) => other.seq > seq);
    for (const found of inTheWay(entry, later, index)) {
      if (blocking.has(found)) continue;
      blocking.add(found);
      if (isUndoable(found)) next.push(found);
    }
  }
  return [...blocking];
}
