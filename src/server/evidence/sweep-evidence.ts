import { undoneAmong } from '#domain/record/fold.ts';
import type { Tournament } from '#domain/record/tournament.ts';
import { lockRevision } from '#store/db/revision.ts';
import { deleteEvidenceOfResults, deleteEvidenceOfSeasons } from '#store/evidence/evidence.ts';
import type { Context } from '../context.ts';

const DAY_MS = 24 * 3_600_000;
/** After the end of their season, as the privacy page says. */
const YEARS_KEPT = 2;
/** After a withdrawal, for an administrator who was about to look at it. */
const WITHDRAWN_KEPT_MS = DAY_MS;

/** Removes expired screenshots, and files left by a server that was killed during an upload. */
export async function sweepEvidence({ store, tournament, clock, log }: Context): Promise<void> {
  const { db, engine, images } = store;
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
  const { removed, missing } = await images.sweep();
  if (removed > 0) log.info({ removed }, 'Screenshots were removed');
  if (missing.length > 0)
    log.error({ missing: missing.length }, 'Screenshots are missing: see docs/operations.md');
}

/** The results that their club withdrew before this time and did not restore. Other results can return by an undo. */
function withdrawnBefore({ history: { entries } }: Tournament, before: string): number[] {
  const undone = undoneAmong(entries);
  return entries.flatMap(({ seq, at, kind, data }) =>
    kind === 'report-withdrawn' && at < before && !undone.has(seq) ? data.resultId : [],
  );
}
