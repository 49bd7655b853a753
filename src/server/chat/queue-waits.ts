import { buildFixtures, isReady } from '#domain/matches/fixtures.ts';
import { factsOf, pendingResults, publicResult } from '#domain/record/state.ts';
import { readNewsChoice } from '#store/delivery/chat-choices.ts';
import { listToldResults, queueWait } from '#store/delivery/outbox.ts';
import { waitLine } from '#words/chat.ts';
import type { Context } from '../context.ts';

const HOUR_MS = 3_600_000;

/** Tells the staff of reports that wait for more than an hour: once for each report, whoever looks. */
export async function queueWaits({
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
  const told = await listToldResults(db);
  const waiting = pendingResults(season).filter(
    ({ id, submittedAt }) => submittedAt <= before && !told.has(id),
  );
  if (waiting.length === 0) return;
  const links = { origin: config.publicUrl, season: season.number };
  const fixtures = buildFixtures(factsOf(season)).filter(isReady);
  for (const result of waiting) {
    const fixture = fixtures.find(({ id }) => id === result.fixtureId);
    if (!fixture) continue;
    const text = waitLine(fixture, publicResult(result), links);
    const line = { kind: 'waits', season: season.number, ...head, text, resultId: result.id } as const;
    await queueWait(db, now.toISOString(), line);
  }
  sending.wake();
}
