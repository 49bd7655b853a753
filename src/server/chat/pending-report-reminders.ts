import { buildFixtures, isReady } from '#domain/matches/fixtures.ts';
import { factsOf, pendingResults, publicResult } from '#domain/record/state.ts';
import { readNewsChoice } from '#store/delivery/chat-choices.ts';
import { listRemindedResults, queueReminder } from '#store/delivery/outbox.ts';
import { reminderLine } from '#words/chat.ts';
import type { Context } from '../context.ts';

const HOUR_MS = 3_600_000;

/** Reminds the staff of submissions that have been pending for more than an hour: once each, across all processes. */
export async function queueReminders({
  config,
  store: { db },
  tournament,
  clock,
  sending,
}: Context): Promise<void> {
  if (!(await readNewsChoice(db)).waits) return;
  const now = clock();
  const before = new Date(now.getTime() - HOUR_MS).toISOString();
  const { season, head } = await tournament.read();
  const reminded = await listRemindedResults(db);
  const waiting = pendingResults(season).filter(
    ({ id, submittedAt }) => submittedAt <= before && !reminded.has(id),
  );
  if (waiting.length === 0) return;
  const links = { origin: config.publicUrl, season: season.number };
  const fixtures = buildFixtures(factsOf(season)).filter(isReady);
  for (const result of waiting) {
    const fixture = fixtures.find(({ id }) => id === result.fixtureId);
    if (!fixture) continue;
    const text = reminderLine(fixture, publicResult(result), links);
    const line = { kind: 'waits', season: season.number, ...head, text, resultId: result.id } as const;
    await queueReminder(db, now.toISOString(), line);
  }
  sending.wake();
}
