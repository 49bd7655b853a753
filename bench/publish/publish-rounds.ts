// Publishes a whole tournament of BENCH_GROUPS groups again and again, and reports the processor time of one publication.
import { resolve } from 'node:path';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { groupFixtures } from '#domain/fixtures/group-fixtures.ts';
import type { Result } from '#domain/results/results.ts';
import { readClientBuild } from '#server/prepared/client-build.ts';
import { makePublication, type Publication } from '#server/publish/publication.ts';
import { storedFacts } from '#store/testing/stored-facts.ts';
import { createRenderer, PRERENDERED_PATHS } from '#web/app/entry-server.tsx';
import { median } from '../statistics.ts';

export interface PublishTimes {
  readonly clubs: number;
  /** Deriving and encoding all data. */
  readonly dataMs: number;
  /** Rendering and encoding the prerendered pages, home and hub. */
  readonly pagesMs: number;
}

const clubs = placeholderClubs();
const assets = readClientBuild(resolve('dist/client'));
const results: Result[] = groupFixtures(clubs).map(({ id }, index) => ({
  id: index + 1,
  fixtureId: id,
  homeScore: (index * 7) % 5,
  awayScore: (index * 3) % 4,
  homePenalties: null,
  awayPenalties: null,
  afterExtraTime: false,
  origin: 'captain',
  submissionStatus: 'approved',
  submittedBy: 'Team Captain',
  submittedAt: new Date(Date.UTC(2026, 2, 1) + index * 1_000).toISOString(),
  adminNotes: 'Approved by admin',
}));

process.on('message', async ({ rounds }: { rounds: number }) => {
  const frame = { assets, origin: null, renderPage: await createRenderer() };
  const dataTimes: number[] = [];
  const pageTimes: number[] = [];
  let previous: Publication | undefined;
  for (let round = 0; round < rounds * 2; round += 1) {
    // Each time the newest result has another score, as after an approval.
    const changed = results.map((result, index) =>
      index === results.length - 1 ? { ...result, homeScore: round % 50 } : result,
    );
    const started = processorMs();
    previous = makePublication(storedFacts(round, { clubs, results: changed }), frame, new Date(), previous);
    const published = processorMs();
    for (const path of PRERENDERED_PATHS) previous.pages.get(path)?.();
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
