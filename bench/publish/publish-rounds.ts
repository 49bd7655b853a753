// Repeatedly publishes a tournament of BENCH_GROUPS groups, with the groups played or the knockouts as well, and
// reports the CPU time of one publication.

import { resolve } from 'node:path';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { placesFrom } from '#domain/knockouts/qualified-places.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { WITHOUT_LINK } from '#domain/results/agreement.ts';
import type { Result } from '#domain/results/results.ts';
import { standings } from '#domain/standings/standings.ts';
import { TIES } from '#domain/testing/default-matches.ts';
import { readClientBuild } from '#server/prepared/client-assets.ts';
import { makePublication, type Publication } from '#server/publish/publication.ts';
import { storedFacts } from '#store/testing/stored-facts.ts';
import { createRenderer } from '#web/app/entry-server.tsx';
import { median } from '../statistics.ts';

export interface PublishJob {
  readonly rounds: number;
  readonly areTiesPlayed: boolean;
}

export interface PublishTimes {
  readonly clubs: number;
  /** Deriving and encoding all data. */
  readonly dataMs: number;
  /** Rendering and encoding the prerendered pages, home and hub. */
  readonly pagesMs: number;
}

const clubs = placeholderClubs();
const assets = readClientBuild(resolve('dist/client'));
const fixtures = groupFixtures(clubs);
const groupResults = fixtures.map(({ id }, index) =>
  resultOf(index, { fixtureId: id, homeScore: (index * 7) % 5, awayScore: (index * 3) % 4 }),
);
const tieResults = TIES.map(({ id }, index) =>
  resultOf(fixtures.length + index, { fixtureId: id, homeScore: index % 2, awayScore: 2 }),
);

function resultOf(index: number, score: Pick<Result, 'fixtureId' | 'homeScore' | 'awayScore'>): Result {
  return {
    id: index + 1,
    ...score,
    homePenalties: null,
    awayPenalties: null,
    afterExtraTime: false,
    origin: 'captain',
    submissionStatus: 'approved',
    submittedBy: 'Team Captain',
    submittedAt: new Date(Date.UTC(2026, 2, 1) + index * 1_000).toISOString(),
    adminNotes: 'Approved by admin',
    ...WITHOUT_LINK,
  };
}

process.on('message', async ({ rounds, areTiesPlayed }: PublishJob) => {
  const results = areTiesPlayed ? [...groupResults, ...tieResults] : groupResults;
  const places = areTiesPlayed ? placesFrom(standings(clubs, fixtures, groupResults, []), 2) : null;
  const frame = { assets, origin: null, renderPage: await createRenderer() };
  const dataTimes: number[] = [];
  const pageTimes: number[] = [];
  let previous: Publication | undefined;
  for (let round = 0; round < rounds * 2; round += 1) {
    // Each time the newest result has a different score, as after an approval.
    const changed = results.map((result, index) =>
      index === results.length - 1 ? { ...result, homeScore: round % 50 } : result,
    );
    const started = processorMs();
    previous = makePublication(
      storedFacts(round, { clubs, results: changed, places }),
      frame,
      new Date(),
      previous,
    );
    const published = processorMs();
    if (previous.leftOut.length > 0) throw new Error('A result has no match');
    for (const path of ['/', '/ng-hub']) previous.pages.get(path)?.();
    const rendered = processorMs();
    // The first half only warms up.
    if (round < rounds) continue;
    dataTimes.push(published - started);
    pageTimes.push(rendered - published);
  }
  const times: PublishTimes = { clubs: clubs.length, dataMs: median(dataTimes), pagesMs: median(pageTimes) };
  process.send?.(times);
});
process.on('disconnect', () => process.exit(0));

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
