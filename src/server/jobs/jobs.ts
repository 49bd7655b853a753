import { approveSilent as decide } from '#domain/decisions/approve-by-rule.ts';
import { endIfDue } from '#domain/decisions/registration.ts';
import { listClubLinks } from '#store/access/club-links.ts';
import { deleteExpired } from '#store/db/delete-expired.ts';
import { backUpIfDue } from '../backup/back-up-if-due.ts';
import { queueReminders } from '../chat/pending-report-reminders.ts';
import type { Context } from '../context.ts';
import { revealIfDue } from '../draw/reveal-balls.ts';
import { sweepEvidence } from '../evidence/sweep-evidence.ts';
import { createDiskSpaceWatch } from '../health/disk-space.ts';
import { readNames } from '../registration/present-entry.ts';
import { changeAsServer } from '../writer/change-tournament.ts';
import type { Job } from './run-jobs.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * All periodic work apart from sending chat messages and notifications. Several processes may run it at the same
 * time: changes to the tournament are serialised, and each checks again whether it is still due.
 */
export function jobsOf(context: Context): Job[] {
  const { config, store, publisher, clock } = context;
  /** Does not query the database until something is due. */
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
      failure: 'The next ball of the draw could not be revealed and will be retried',
    },
    {
      everyMs: SECOND_MS / 2,
      run: ifDue(
        () => publisher.current().nextRegistrationAt,
        () => endRegistrationIfDue(context),
      ),
      failure: 'Registration or check-in could not be ended and will be retried',
    },
    {
      everyMs: 5 * SECOND_MS,
      run: ifDue(
        () => publisher.current().nextSilentAt,
        () => approveSilent(context),
      ),
      failure: 'Automatic approval failed and will be retried',
    },
    {
      everyMs: HOUR_MS / 6,
      isDueAtStart: true,
      run: createDiskSpaceWatch(context),
      failure: 'Free disk space could not be determined',
    },
    {
      everyMs: DAY_MS,
      isDueAtStart: true,
      run: () => sweepEvidence(context),
      failure: 'Old screenshots could not be removed',
    },
    {
      everyMs: HOUR_MS,
      run: () => deleteExpired(store, clock()),
      failure: 'Expired rows could not be deleted',
    },
  ];
  if (config.webhooks.staff !== null)
    jobs.push({
      everyMs: 30 * SECOND_MS,
      run: () => queueReminders(context),
      failure: 'Reminders of pending results could not be queued',
    });
  if (store.engine === 'sqlite' && config.backupHours > 0)
    jobs.push({
      everyMs: HOUR_MS,
      isDueAtStart: true,
      run: () => backUpIfDue(context),
      failure: 'The backup failed and will be retried in an hour',
    });
  return jobs;
}

/**
 * Closes registration, or ends check-in, if it is due. Of several processes that try at the same time, one finds it
 * due.
 */
export async function endRegistrationIfDue(context: Context): Promise<void> {
  await changeAsServer(context, async ({ trx, at, tournament }) => ({
    entries: endIfDue(tournament, await readNames(trx), at),
  }));
}

/** Approves, one after another, the submissions that were unanswered for the configured time. */
export async function approveSilent(context: Context): Promise<void> {
  for (let isDone = false; !isDone; )
    await changeAsServer(context, async ({ trx, at, season }) => {
      const links = await listClubLinks(trx);
      const reached = new Set(links.filter(({ usedAt }) => usedAt !== null).map(({ clubId }) => clubId));
      const entries = decide(season, reached, new Date(at));
      isDone = entries.length === 0;
      return { entries };
    });
}
