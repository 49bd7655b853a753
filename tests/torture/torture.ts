import { randomInt } from 'node:crypto';
import { backup } from './backup.ts';
import { type Bench, Workshop } from './bench.ts';
import { disk } from './disk.ts';
import { endurance } from './endurance.ts';
import { fuzz } from './fuzz.ts';
import { kill } from './kill.ts';
import { model } from './model.ts';
import { processes } from './processes.ts';
import { race } from './race.ts';
import { tableOf } from './table.ts';

const PARTS: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  kill,
  disk,
  race,
  model,
  fuzz,
  processes,
  endurance,
  backup,
};

/** Side by side, since two cores are there. Those that crash PostgreSQL share one with nobody else. */
const QUICK_LANES = [
  ['kill', 'processes', 'endurance'],
  ['disk', 'race', 'model', 'fuzz', 'backup'],
];

/** Whatever hangs, a run comes to an end. */
const LIMIT_MINUTES = { quick: 15, long: 240 };

/** Runs the parts that are named, or all, and returns the exit code. */
export async function torture(args: readonly string[]): Promise<number> {
  const isQuick = args.includes('--quick');
  const seedAt = args.indexOf('--seed');
  const seed = seedAt >= 0 ? Number(args[seedAt + 1]) : randomInt(2 ** 31);
  const names = args.filter((arg, index) => !arg.startsWith('--') && (seedAt < 0 || index !== seedAt + 1));
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0 || !Number.isSafeInteger(seed)) {
    console.error(`npm run torture -- [${Object.keys(PARTS).join('|')}] [--quick] [--seed NUMBER]`);
    return 1;
  }

  console.log(`Seed ${seed}${isQuick ? ', quick' : ''}`);
  const chosen = names.length > 0 ? names : Object.keys(PARTS);
  const lanes = (isQuick ? QUICK_LANES : [Object.keys(PARTS)]).map((lane) => ({
    parts: chosen.filter((name) => lane.includes(name)),
    workshop: new Workshop(),
  }));
  const clear = () => Promise.all(lanes.map(({ workshop }) => workshop.clear()));
  const clearAndEnd = () => void clear().finally(() => process.exit(130));
  process.once('SIGINT', clearAndEnd);
  process.once('SIGTERM', clearAndEnd);
  const minutes = isQuick ? LIMIT_MINUTES.quick : LIMIT_MINUTES.long;
  const limit = setTimeout(() => {
    console.error(`Not through after ${minutes} minutes`);
    clearAndEnd();
  }, minutes * 60_000);
  const startedAt = Date.now();
  try {
    await Promise.all(
      lanes.map(async ({ parts, workshop }) => {
        for (const name of parts) await runPart(name, workshop.bench(name, { seed, isQuick }));
      }),
    );
  } finally {
    clearTimeout(limit);
    await clear();
  }
  const order = Object.keys(PARTS);
  const trials = lanes
    .flatMap(({ workshop }) => workshop.trials)
    .sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part));
  console.log(`\n${tableOf(trials)}\n\n${secondsSince(startedAt)} s`);
  const findings = trials.flatMap((trial) => trial.findings).length;
  if (findings > 0)
    console.log(`${findings} found. Repeat it with --seed ${seed}${isQuick ? ' --quick' : ''}.`);
  return findings === 0 ? 0 : 1;
}

async function runPart(name: string, bench: Bench): Promise<void> {
  const startedAt = Date.now();
  try {
    await PARTS[name]?.(bench);
  } catch (error) {
    bench.trial('the part itself').found(error instanceof Error ? `${error.stack}` : String(error));
  }
  console.log(`${name}: ${secondsSince(startedAt)} s`);
}

function secondsSince(startedAt: number): string {
  return ((Date.now() - startedAt) / 1_000).toFixed(1);
}
