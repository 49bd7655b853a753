// Repeatedly derives the outlook of all 16 groups, as when a reset is undone on the last matchday: each group has
// two matches left and has changed. Reports the CPU time for which the event loop is blocked.

import { placeholderClubs } from '#domain/clubs/clubs.ts';
import type { CachedOutlooks } from '#domain/outlook/cached-outlooks.ts';
import { deriveOutlooks } from '#domain/outlook/cached-outlooks.ts';
import { WITHOUT_LINK } from '#domain/results/agreement.ts';
import type { Result } from '#domain/results/results.ts';
import { GROUP_MATCHES } from '#domain/testing/default-matches.ts';
import { storedFacts } from '#store/testing/stored-facts.ts';
import { median } from '../statistics.ts';

export interface OutlookTimes {
  /** All 16 groups. */
  readonly totalMs: number;
  /** The same in the first round, before anything is compiled. */
  readonly firstMs: number;
}

const clubs = placeholderClubs();
const played = GROUP_MATCHES.filter(({ stage }) => stage.matchday < 3);

/** Few goals, so that clubs are often level: that takes longest. Every round has different scores. */
function factsOf(round: number) {
  const results = played.map(
    ({ id }, index): Result => ({
      id: index + 1,
      fixtureId: id,
      homeScore: (index * 7 + round) % 3,
      awayScore: (index * 5 + round * 2) % 2,
      homePenalties: null,
      awayPenalties: null,
      afterExtraTime: false,
      origin: 'captain',
      submissionStatus: 'approved',
      submittedBy: 'Team Captain',
      submittedAt: new Date(Date.UTC(2026, 2, 1) + index * 1_000).toISOString(),
      adminNotes: null,
      ...WITHOUT_LINK,
    }),
  );
  return storedFacts(round, { clubs, results });
}

process.on('message', ({ rounds }: { rounds: number }) => {
  const totals: number[] = [];
  let kept: CachedOutlooks | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const facts = factsOf(round);
    const began = processorMs();
    kept = deriveOutlooks(facts, kept);
    totals.push(processorMs() - began);
  }
  // The first half only warms up.
  const half = Math.floor(rounds / 2);
  const times: OutlookTimes = { totalMs: median(totals.slice(half)), firstMs: totals[0] ?? 0 };
  process.send?.(times);
});
process.on('disconnect', () => process.exit(0));

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
