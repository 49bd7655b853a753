import { awardResult } from '#domain/decisions/award-result.ts';
import type { ReportedScore } from '#domain/results/results.ts';
import type { Context } from '../context.ts';
import { changeAsServer } from '../writer/change-tournament.ts';

/** Awards these matches in order, in a few commits instead of one each. */
export async function decideMatches(
  context: Context,
  scores: ReadonlyMap<number, ReportedScore>,
  reason: string,
): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  const awards = [...scores].map(([fixtureId, score]) =>
    changeAsServer(context, ({ tournament }) => {
      ids.set(fixtureId, tournament.lastIds.result + 1);
      const entries = awardResult(tournament, { kind: 'ruling', fixtureId, ...score, reason });
      return { entries: entries.map((draft) => ({ ...draft, by: 'admin' as const })) };
    }),
  );
  await Promise.all(awards);
  return ids;
}
