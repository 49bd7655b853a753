import { type Administrator, FIXTURES, signIn } from '../servers/administrator.ts';
import { startSite } from '../servers/site.ts';
import type { Row } from '../table.ts';

const CHANGES = 1_000;
/** So that the first measurement includes everything that the server loads and compiles once. */
const WARM_UP_CHANGES = 100;
const GROWTH_MAX_MB = 10;

/** The memory in use after a full garbage collection, before and after a season's worth of changes. */
export async function measureMemory(): Promise<Row> {
  const site = await startSite({ nodeOptions: ['--expose-gc'] });
  const administrator = await signIn(site.url);
  await change(administrator, WARM_UP_CHANGES);
  const before = (await site.loop('collect')).usedMb;
  await change(administrator, CHANGES);
  const after = (await site.loop('collect')).usedMb;
  await site.stop();
  return {
    name: `memory in use after ${CHANGES.toLocaleString('en')} changes, each published`,
    measured: `${after.toFixed(1)} MB`,
    comparison: `before them ${before.toFixed(1)} MB`,
    ratio: after / before,
    target: `at most ${GROWTH_MAX_MB} MB more`,
    met: after - before <= GROWTH_MAX_MB,
  };
}

/** Submits and approves one match after another, and starts again when all of them are decided. */
async function change(administrator: Administrator, changes: number): Promise<void> {
  for (let done = 0; done < changes; ) {
    for (let index = 0; index < FIXTURES.length && done < changes; index += 1, done += 2)
      await administrator.approve(await administrator.submit(index));
    await administrator.reset();
    done += 1;
  }
}
