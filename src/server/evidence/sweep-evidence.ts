import { lockChanges } from '#store/change-lock.ts';
import { deleteEvidenceOfSeasons, deleteEvidenceOfWithdrawn } from '#store/evidence.ts';
import type { Context } from '../context.ts';

const DAY_MS = 24 * 3_600_000;
/** After the end of their season, as the privacy page says. */
const YEARS_KEPT = 2;
/** Of a submission that was withdrawn: for an administrator who was about to look at it. */
const WITHDRAWN_KEPT_MS = DAY_MS;

/** Removes pictures that are kept no longer, now and once a day. Returns how to stop. */
export function sweepEvidenceDaily(context: Context): () => Promise<void> {
  const sweep = () =>
    sweepEvidence(context).catch((error) => context.log.warn({ err: error }, 'Pictures were not swept'));
  let last = sweep();
  const timer = setInterval(() => {
    last = sweep();
  }, DAY_MS).unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}

/** Also what a killed server has left of a picture that it was about to store. */
export async function sweepEvidence({ store, clock, log }: Context): Promise<void> {
  const { db, engine, pictures } = store;
  const kept = new Date(clock());
  kept.setUTCFullYear(kept.getUTCFullYear() - YEARS_KEPT);
  await db.transaction().execute(async (trx) => {
    await lockChanges(trx, engine, 'exclusive');
    await deleteEvidenceOfSeasons(trx, kept.toISOString());
    await deleteEvidenceOfWithdrawn(trx, new Date(clock().getTime() - WITHDRAWN_KEPT_MS).toISOString());
  });
  const { removed, missing } = await pictures.sweep();
  if (removed > 0) log.info({ removed }, 'Pictures were removed');
  if (missing.length > 0)
    log.error({ missing: missing.length }, 'Pictures are missing: see docs/operations.md');
}
