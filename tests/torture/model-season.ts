import type { Bench } from './bench.ts';
import { deduct, replace, revoke, withdraw } from './season-club-steps.ts';
import { approve, award, resetAll, resetMatch, submit } from './season-match-steps.ts';
import {
  announce,
  close,
  finish,
  forward,
  hold,
  pots,
  reopen,
  reopenSeason,
  reveal,
  seal,
  setFormat,
  unseal,
} from './season-stage-steps.ts';
import { Walk } from './season-walk.ts';

/** A new database after this many calls: reset results stay in it and would slow down the rest. */
const CALLS_PER_DATABASE = 1_000;

/** A random walk through seasons, with all of their calls, compared with a model that can be checked by eye. */
export async function modelSeason(bench: Bench): Promise<void> {
  const calls = bench.times(24, 6_000);
  await continueWalk(bench, 'SQLite', calls, async () => ({ DATA_DIR: await bench.folder() }));
  await continueWalk(bench, 'PostgreSQL', calls, async () => ({
    DATA_DIR: await bench.folder(),
    DATABASE_URL: await bench.freshPostgresUrl(),
  }));
}

async function continueWalk(
  bench: Bench,
  engine: string,
  calls: number,
  settings: () => Promise<Record<string, string>>,
): Promise<void> {
  const trial = bench.trial(engine);
  let seasons = 0;
  let refused = 0;
  let made = 0;
  for (let done = 0; done < calls && trial.findings.length === 0; done += CALLS_PER_DATABASE) {
    const walk = await Walk.begin(bench.random, await settings());
    try {
      await setFormat(walk);
      for (let step = 0; step < Math.min(CALLS_PER_DATABASE, calls - done); step += 1) {
        await takeStep(walk);
        made += 1;
      }
      await walk.compareViews();
    } catch (error) {
      trial.found(`${error}\nafter ${walk.calls.slice(-12).join('\n')}`);
    } finally {
      await walk.app.close();
    }
    seasons += walk.model.number;
    refused += walk.refused;
    if (!bench.isQuick) console.log(`${engine}: ${done + CALLS_PER_DATABASE} calls`);
  }
  trial.tried = `${made} steps through ${seasons} seasons, ${refused} calls refused as the model predicts; facts compared after each`;
}

/** Any call, and then the facts must equal the model's. */
async function takeStep(walk: Walk): Promise<void> {
  const { random, model } = walk;
  // Few of them, so that calls interact.
  const id = random.pick([...model.groupMatchIds.slice(0, 8), ...model.tieIds.slice(0, 37)]);
  // A few clubs, including those that come far: the first ones of their groups.
  const clubId = random.pick([1, 2, 3, 5, 6, 9].filter((club) => club < model.names.length).concat(65));
  const steps: readonly [weight: number, act: () => Promise<unknown>][] = [
    [14, () => forward(walk)],
    [10, () => award(walk, id)],
    [10, () => submit(walk, id)],
    [6, () => approve(walk)],
    [3, () => deduct(walk, clubId)],
    [3, () => revoke(walk)],
    [2, () => withdraw(walk, clubId)],
    [2, () => replace(walk, clubId)],
    [6, () => resetMatch(walk, id)],
    [1, () => resetAll(walk)],
    [3, () => close(walk)],
    [2, () => reopen(walk)],
    [2, () => setFormat(walk)],
    [2, () => pots(walk)],
    [2, () => seal(walk)],
    [3, () => hold(walk)],
    [3, () => reveal(walk, random.integer(1, 40))],
    [1, () => unseal(walk)],
    [2, () => finish(walk)],
    [1, () => reopenSeason(walk)],
    [1, () => announce(walk)],
  ];
  await random.pick(steps.flatMap(([weight, act]) => Array<typeof act>(weight).fill(act)))();
  await walk.compareFacts();
}
