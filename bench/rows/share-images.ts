import { setTimeout } from 'node:timers/promises';
import { GROUPS } from '#domain/clubs/groups.ts';
import { TIES } from '#domain/testing/default-matches.ts';
import type { Generator } from '../load/generator.ts';
import { requestBytes } from '../load/request-bytes.ts';
import type { Pace } from '../load/side-by-side.ts';
import type { Site } from '../servers/site.ts';
import { median } from '../statistics.ts';
import { perSecond, type Row } from '../table.ts';

const READ = '/api/ucl/group-standings';
const CONNECTIONS = 64;
/** Enough to fill the queue, so that some are rejected. */
const CONCURRENT_REQUESTS = 100;
const TARGET = 0.9;

/**
 * The request rate by wall clock while a crowd requests every share image, compared with before. The images are
 * rendered on the server's core: only their priority keeps them from slowing it.
 */
export async function measureShareImages(generator: Generator, site: Site, pace: Pace): Promise<Row> {
  const rate = async (milliseconds: number) => {
    const request = requestBytes(READ, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const job = { request, expectedStatus: 200, connections: CONNECTIONS, port: site.port };
    const { replies, seconds } = await generator.load({ ...job, milliseconds });
    return replies / seconds;
  };
  const rates = async () => {
    const measured: number[] = [];
    for (let round = 0; round < pace.rounds; round += 1) measured.push(await rate(pace.roundMs));
    return median(measured);
  };
  // The first one loads the rendering libraries.
  await fetch(`${site.url}/share/knockouts/ucl.png`);
  await rate(pace.warmUpMs);
  const quiet = await rates();
  const crowd = askForAll(site.url);
  const crowded = await rates();
  const { drawn, refused } = await crowd.stop();
  const ratio = crowded / quiet;
  return {
    name: `${READ} while all share images are requested (${drawn} rendered, ${refused} refused)`,
    measured: perSecond(crowded),
    comparison: `before ${perSecond(quiet)}`,
    ratio,
    target: `at least ${TARGET}`,
    met: ratio >= TARGET && drawn > 0,
  };
}

/**
 * Requests every image until it has it, or until it is stopped. A rejected request is retried after
 * its Retry-After time.
 */
function askForAll(url: string) {
  const paths = [
    ...Array.from({ length: 64 }, (_, index) => `/share/clubs/${index + 1}.png`),
    ...GROUPS.map((group) => `/share/groups/${group}.png`),
    ...TIES.map(({ id }) => `/share/matches/${id}.png`),
    '/share/knockouts/ucl.png',
    '/share/knockouts/uel.png',
  ];
  const stopped = new AbortController();
  let [drawn, refused] = [0, 0];
  const ask = async () => {
    for (let path = paths.shift(); path && !stopped.signal.aborted; path = paths.shift()) {
      const { status, headers } = await fetch(url + path, { signal: stopped.signal });
      if (status === 200) drawn += 1;
      else {
        refused += 1;
        paths.push(path);
        const seconds = Number(headers.get('retry-after'));
        await setTimeout(seconds * 1_000, undefined, { signal: stopped.signal });
      }
    }
  };
  const asking = Promise.allSettled(Array.from({ length: CONCURRENT_REQUESTS }, ask));
  return {
    async stop() {
      stopped.abort();
      await asking;
      return { drawn, refused };
    },
  };
}
