import { buildFixtures, isReady } from '#domain/fixtures/fixtures.ts';
import { readNewsChoice } from '#store/chat-choices.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { queueWait } from '#store/outbox.ts';
import { readRecordHead } from '#store/record.ts';
import { listUntoldReports } from '#store/reports-that-wait.ts';
import { currentSeason } from '#store/seasons.ts';
import { waitLine } from '#web/app/entry-server.tsx';
import type { Context } from '../context.ts';

const LOOK_EVERY_MS = 30_000;
const HOUR_MS = 3_600_000;
/** The others follow with the next look. */
const AT_ONCE = 100;

/** Tells the staff of reports that wait for more than an hour, where they have a webhook. Returns how to stop. */
export function keepWaits(context: Context): () => Promise<void> {
  if (context.config.webhooks.staff === null) return async () => {};
  let looking = Promise.resolve();
  const look = async () => {
    try {
      await queueWaits(context);
    } catch (error) {
      context.log.warn({ err: error }, 'The staff was not told of reports that wait');
    }
  };
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

/** Once for each report, whoever looks. */
export async function queueWaits({ config, store: { db }, clock, sending }: Context): Promise<void> {
  if (!(await readNewsChoice(db)).waits) return;
  const now = clock();
  const season = await currentSeason(db);
  const before = new Date(now.getTime() - HOUR_MS).toISOString();
  const reports = await listUntoldReports(db, season, { before, limit: AT_ONCE });
  if (reports.length === 0) return;
  const head = await readRecordHead(db);
  const fixtures = buildFixtures(await readSeasonFacts(db, season)).filter(isReady);
  for (const report of reports) {
    const fixture = fixtures.find(({ id }) => id === report.fixtureId);
    if (!fixture) continue;
    const text = waitLine(fixture, report, { origin: config.publicUrl, season });
    await queueWait(db, now.toISOString(), { kind: 'waits', season, ...head, text, resultId: report.id });
  }
  sending.wake();
}
