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
  const workshop = new Workshop();
  const clearAndEnd = () => void workshop.clear().finally(() => process.exit(130));
  process.once('SIGINT', clearAndEnd);
  process.once('SIGTERM', clearAndEnd);
  const minutes = isQuick ? LIMIT_MINUTES.quick : LIMIT_MINUTES.long;
  const limit = setTimeout(() => {
    console.error(`Not through after ${minutes} minutes`);
    clearAndEnd();
  }, minutes * 60_000);
  try {
    for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
      const startedAt = Date.now();
      const bench = workshop.bench(name, { seed, isQuick });
      try {
        await PARTS[name]?.(bench);
      } catch (error) {
        bench.trial('the part itself').found(error instanceof Error ? `${error.stack}` : String(error));
      }
      console.log(`${name}: ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`);
    }
  } finally {
    clearTimeout(limit);
    await workshop.clear();
  }
  const { trials } = workshop;
  console.log(`\n${tableOf(trials)}\n`);
  const findings = trials.flatMap((trial) => trial.findings).length;
  if (findings > 0)
    console.log(`${findings} found. Repeat it with --seed ${seed}${isQuick ? ' --quick' : ''}.`);
  return findings === 0 ? 0 : 1;
}
