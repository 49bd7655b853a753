import { buildFixtures, isReady } from '#domain/fixtures/fixtures.ts';
import type { ReportedScore } from '#domain/results/results.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { appendToRecord } from '#store/record.ts';
import { insertAward } from '#store/results.ts';
import { currentSeason } from '#store/seasons.ts';
import { plainResult, recordedMatch } from '../actions/recorded-match.ts';
import type { Context } from '../context.ts';

const UNKNOWN = { clubId: 0, name: '' };

/** Awards these matches with their entries, straight into the database: a call for each would take too long. */
export async function decideMatches(
  { store, publisher, clock }: Context,
  scores: ReadonlyMap<number, ReportedScore>,
  reason: string,
): Promise<Map<number, number>> {
  const at = clock().toISOString();
  const ids = new Map<number, number>();
  await store.db.transaction().execute(async (trx) => {
    const season = await currentSeason(trx);
    const fixtures = new Map(
      buildFixtures(await readSeasonFacts(trx, season)).map((each) => [each.id, each]),
    );
    for (const [fixtureId, score] of scores) {
      const awarded = { season, fixtureId, ...score, submittedBy: 'Administrator', submittedAt: at, reason };
      const result = plainResult(await insertAward(trx, awarded));
      ids.set(fixtureId, result.resultId);
      const fixture = fixtures.get(fixtureId);
      // Who plays a later tie follows from the ones that are decided with it.
      const match =
        fixture && isReady(fixture) ? recordedMatch(fixture) : { fixtureId, home: UNKNOWN, away: UNKNOWN };
      const data = { season, ...match, ...result, takenOut: [], putIn: [result], award: 'ruling' as const };
      await appendToRecord(trx, { at, by: 'admin' }, { kind: 'awarded', data, texts: { reason } });
    }
  });
  await publisher.publish();
  return ids;
}
