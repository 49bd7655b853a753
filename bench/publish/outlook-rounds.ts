// Derives the outlook of all 16 groups again and again, as when a reset is undone on the last matchday: each group has
// two matches left and has changed. Reports the processor time for which the event loop is held.

import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { GROUP_MATCHES } from '#domain/matches/match-plan.ts';
import type { KeptOutlooks } from '#domain/outlook/kept-outlooks.ts';
import { WITHOUT_LINK } from '#domain/results/agreement.ts';
import type { Result } from '#domain/results/results.ts';
import { deriveOutlooks } from '#server/publish/derive-views.ts';
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

/** Few goals, so that clubs are level often: that takes longest. Every round has other scores. */
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
  let kept: KeptOutlooks | undefined;
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
