import { deleteExpired } from '#store/db/delete-expired.ts';
import { backUpIfDue } from '../backup/back-up-if-due.ts';
import { queueWaits } from '../chat/queue-waits.ts';
import type { Context } from '../context.ts';
import { revealIfDue } from '../draw/reveal-balls.ts';
import { sweepEvidence } from '../evidence/sweep-evidence.ts';
import { createRoomWatch } from '../health/watch-room.ts';
import { approveSilent } from '../results/approve-by-rule.ts';
import type { Job } from './run-jobs.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Everything that a server does by itself, apart from sending news. Several processes may do it at once: changes of
 * the tournament are made one after another, and each looks again whether there is something to do.
 */
export function jobsOf(context: Context): Job[] {
  const { config, store, publisher, clock } = context;
  /** While nothing is due, the database is not asked. */
  const ifDue = (due: () => string | null, work: () => Promise<void>) => async () => {
    const at = due();
    if (at !== null && clock().toISOString() >= at) await work();
  };
  const jobs: Job[] = [
    {
      everyMs: SECOND_MS / 4,
      run: ifDue(
        () => publisher.current().nextBallAt,
        () => revealIfDue(context),
      ),
      failure: 'The next ball of the draw was not told and will be tried again',
    },
    {
      everyMs: 5 * SECOND_MS,
      run: ifDue(
        () => publisher.current().nextSilentAt,
        () => approveSilent(context),
      ),
      failure: 'What is due was not approved by the rule and will be tried again',
    },
    {
      everyMs: HOUR_MS / 6,
      isDueAtStart: true,
      run: createRoomWatch(context),
      failure: 'The room on the disk is not known',
    },
    {
      everyMs: DAY_MS,
      isDueAtStart: true,
      run: () => sweepEvidence(context),
      failure: 'Pictures were not swept',
    },
    {
      everyMs: HOUR_MS,
      run: () => deleteExpired(store, clock()),
      failure: 'Expired rows were not deleted',
    },
  ];
  if (config.webhooks.staff !== null)
    jobs.push({
      everyMs: 30 * SECOND_MS,
      run: () => queueWaits(context),
      failure: 'The staff was not told of reports that wait',
    });
  if (store.engine === 'sqlite' && config.backupHours > 0)
    jobs.push({
      everyMs: HOUR_MS,
      isDueAtStart: true,
      run: () => backUpIfDue(context),
      failure: 'The backup failed and will be tried again in an hour',
    });
  return jobs;
}
