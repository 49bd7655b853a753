import { REDACTED } from '#domain/record/entry.ts';
import type { KnownEntry, OwnAnswer, Reversible, UndoableEntry } from '#domain/record/kinds.ts';
import type { Exchange } from '#domain/record/recorded-match.ts';
import { isSameScore } from '#domain/results/agreement.ts';
import type { Result } from '#domain/results/results.ts';
import { revokeClubLinks } from '#store/club-links.ts';
import { renameClub } from '#store/clubs.ts';
import { restoreDeductions, revokeDeduction } from '#store/deductions.ts';
import { clearPlaces, writePlaces } from '#store/knockout-places.ts';
import { findReports } from '#store/record.ts';
import { postponeMatch, removePostponement } from '#store/schedule.ts';
import type { Db } from '#store/tables.ts';
import { nameReplacement, reopenAgreement, restoreReportedScore } from '#store/two-sides.ts';
import {
  leaveToPerson,
  listOccupying,
  listOpenResults,
  moveResults,
  reopenResult,
} from '#store/undone-results.ts';
import { deleteReplacement, restoreWithdrawals, revokeWithdrawal } from '#store/withdrawals.ts';
import { Refusal } from '../http/refusal.ts';

/** A moment of a season. */
interface Moment {
  readonly season: number;
  readonly at: string;
}

/**
 * Takes one decision back that nothing stands in the way of. Returns the pending results that had to go out of play
 * because their match has its earlier result again.
 */
export async function takeBack(trx: Db, at: string, entry: Reversible): Promise<number[]> {
  const { season } = entry.data;
  const now = { season, at };
  switch (entry.kind) {
    case 'approved':
    case 'rejected':
      return takeBackDecision(trx, now, entry);
    case 'awarded':
      return exchangeBack(trx, now, entry.data);
    case 'reset': {
      const { deductions, withdrawals, places } = entry.data;
      await restoreDeductions(trx, deductions);
      await restoreWithdrawals(trx, withdrawals);
      if (places) await writePlaces(trx, season, places);
      return exchangeBack(trx, now, entry.data);
    }
    case 'deducted':
      await revokeDeduction(trx, entry.data.deductionId, at);
      return [];
    case 'revoked':
      await restoreDeductions(trx, [entry.data.deductionId]);
      return [];
    case 'club-withdrawn':
      await revokeWithdrawal(trx, entry.data.withdrawalId, at);
      return exchangeBack(trx, now, entry.data);
    case 'club-replaced': {
      const { clubId, from, to } = entry.data;
      await renameClub(trx, season, clubId, from);
      await deleteReplacement(trx, season, { clubId, to, at: entry.at });
      // Whoever has one got it for the club that had taken the place.
      await revokeClubLinks(trx, [clubId], at);
      return [];
    }
    case 'renamed':
      for (const { clubId, from } of entry.data.renamed) await renameClub(trx, season, clubId, from);
      return [];
    case 'postponed': {
      const { fixtureId, before } = entry.data;
      // One that was struck out of the record meanwhile must not come back.
      const reason = entry.texts.reasonBefore?.text ?? REDACTED;
      if (before === null) await removePostponement(trx, season, fixtureId);
      else await postponeMatch(trx, season, { fixtureId, closesAt: before, reason });
      return [];
    }
    case 'closed':
      await clearPlaces(trx, season);
      return [];
    case 'confirmed':
      return undoAgreement(trx, entry.data);
    case 'report-withdrawn': {
      const { fixtureId, resultId } = entry.data;
      const replaced = await givePlaceTo(trx, now, new Map([[fixtureId, resultId]]));
      if ((await moveResults(trx, [resultId], null)) === 0) throw changedSince();
      return replaced;
    }
  }
}

type Agreed = Extract<OwnAnswer, { readonly kind: 'confirmed' }>['data'];

async function undoAgreement(trx: Db, { resultId, dropped }: Agreed): Promise<number[]> {
  const result = await reopenAgreement(trx, resultId);
  if (!result) throw changedSince();
  if (dropped && result.dispute && !isSameScore(dropped, result.dispute))
    await restoreReportedScore(trx, resultId, dropped);
  return [];
}

type Decided = Extract<UndoableEntry, { readonly kind: 'approved' | 'rejected' }>;

async function takeBackDecision(trx: Db, now: Moment, { kind, data }: Decided): Promise<number[]> {
  const { fixtureId, resultId } = data;
  const takenOut = kind === 'rejected' ? await givePlaceTo(trx, now, new Map([[fixtureId, resultId]])) : [];
  const reported = 'dropped' in data ? data.dropped : undefined;
  if (!(await reopenResult(trx, resultId, kind, reported))) throw changedSince();
  return takenOut;
}

async function exchangeBack(trx: Db, now: Moment, { takenOut, putIn }: Exchange): Promise<number[]> {
  const awarded = putIn.map(({ resultId }) => resultId);
  if ((await moveResults(trx, awarded, now.at)) < awarded.length) throw changedSince();
  const replaced = await givePlaceTo(trx, now, await listOccupying(trx, takenOut));
  if ((await moveResults(trx, takenOut, null)) < takenOut.length) throw changedSince();
  await leaveToPerson(trx, takenOut);
  return replaced;
}

/** The reports that wait for a decision about these matches go out of play for the results that come back to them. */
async function givePlaceTo(trx: Db, now: Moment, resultOf: ReadonlyMap<number, number>): Promise<number[]> {
  const replaced = await takePendingOut(trx, now, [...resultOf.keys()]);
  for (const { id, fixtureId } of replaced) await nameReplacement(trx, id, resultOf.get(fixtureId) ?? id);
  return replaced.map(({ id }) => id);
}

/**
 * A report without a link that waits for a decision gives way to what was decided before it. What a club says with its
 * link is only taken back by the club itself, or by a decision.
 */
export async function takePendingOut(
  trx: Db,
  { season, at }: Moment,
  fixtureIds: readonly number[],
): Promise<readonly Result[]> {
  const open = await listOpenResults(trx, season, fixtureIds);
  if (open.some(({ submissionStatus }) => submissionStatus === 'approved')) throw changedSince();
  const linked = open.filter(({ reportedBy }) => reportedBy !== null).map(({ id }) => id);
  if (linked.length > 0) throw standInTheWay(await findReports(trx, linked));
  await moveResults(
    trx,
    open.map(({ id }) => id),
    at,
  );
  return open;
}

/** Names the entries that would have to be undone first. */
export function standInTheWay(blocking: readonly Pick<KnownEntry, 'seq' | 'kind' | 'at'>[]): Refusal {
  const entries = blocking.map(({ seq, kind, at }) => ({ seq, kind, at })).sort((a, b) => a.seq - b.seq);
  const numbers = entries.map(({ seq }) => `#${seq}`).join(', ');
  return new Refusal('cannot_undo', {
    sentence: `What happened later stands in the way: ${numbers}. Please take that back first.`,
    details: { entries },
  });
}

/** The rows are not as the entry left them, and no later entry says why. */
function changedSince(): Refusal {
  return new Refusal('cannot_undo', {
    sentence: 'What this entry tells of has changed since. It cannot be undone.',
    details: { entries: [] },
  });
}
