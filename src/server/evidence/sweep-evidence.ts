import { undoneAmong } from '#domain/record/fold.ts';
import type { Tournament } from '#domain/record/tournament.ts';
import { lockRevision } from '#store/db/revision.ts';
import { deleteEvidenceOfResults, deleteEvidenceOfSeasons } from '#store/evidence/evidence.ts';
import type { Context } from '../context.ts';

const DAY_MS = 24 * 3_600_000;
/** After the end of their season, as the privacy page says. */
const YEARS_KEPT = 2;
/** Of a submission that was withdrawn: for an administrator who was about to look at it. */
const WITHDRAWN_KEPT_MS = DAY_MS;

/** Removes pictures that are kept no longer. Also what a killed server has left of a picture that it was about to store. */
export async function sweepEvidence({ store, tournament, clock, log }: Context): Promise<void> {
  const { db, engine, pictures } = store;
  const kept = new Date(clock());
  kept.setUTCFullYear(kept.getUTCFullYear() - YEARS_KEPT);
  await db.transaction().execute(async (trx) => {
    await lockRevision(trx, engine);
    const current = await tournament.readFor(trx);
    const old = current.finished.filter(({ finishedAt }) => finishedAt < kept.toISOString());
    await deleteEvidenceOfSeasons(
      trx,
      old.map(({ number }) => number),
    );
    const before = new Date(clock().getTime() - WITHDRAWN_KEPT_MS).toISOString();
    await deleteEvidenceOfResults(trx, withdrawnBefore(current, before));
  });
  const { removed, missing } = await pictures.sweep();
  if (removed > 0) log.info({ removed }, 'Pictures were removed');
  if (missing.length > 0)
    log.error({ missing: missing.length }, 'Pictures are missing: see docs/operations.md');
}

/** The results that their club withdrew before this time, and did not bring back. Others can be restored by an undo. */
function withdrawnBefore({ history: { entries } }: Tournament, before: string): number[] {
  const undone = undoneAmong(entries);
  return entries.flatMap(({ seq, at, kind, data }) =>
    kind === 'report-withdrawn' && at < before && !undone.has(seq) ? data.resultId : [],
  );
}
