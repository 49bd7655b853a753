import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { backup } from './backup.ts';
import { type Bench, Workshop } from './bench.ts';
import { disk } from './disk.ts';
import { endurance } from './endurance.ts';
import { fuzz } from './fuzz.ts';
import { kill } from './kill.ts';
import { killChat } from './kill-chat.ts';
import { killScreenshots } from './kill-screenshots.ts';
import { killSeason } from './kill-season.ts';
import { model } from './model.ts';
import { processes } from './processes.ts';
import { race } from './race.ts';
import { stall } from './stall.ts';
import { tableOf } from './table.ts';

const PARTS: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  kill,
  'kill-season': killSeason,
  'kill-screenshots': killScreenshots,
  'kill-chat': killChat,
  disk,
  stall,
  race,
  model,
  fuzz,
  processes,
  endurance,
  backup,
};

/** In parallel, since there are two cores, and one part mostly waits. Parts that crash PostgreSQL have their own. */
const QUICK_LANES = [
  ['stall', 'kill-season'],
  ['kill', 'processes', 'endurance'],
  ['disk', 'race', 'model', 'fuzz', 'kill-screenshots', 'kill-chat', 'backup'],
];

/** A run ends even if something hangs. */
const LIMIT_MINUTES = { quick: 15, long: 240 };

/** Runs the named parts, or all, and returns the exit code. */
export async function torture(args: readonly string[]): Promise<number> {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      share: { type: 'string', default: '1' },
    },
  });
  const settings = { seed: Number(values.seed), isQuick: values.quick, share: Number(values.share) };
  const { seed, isQuick, share } = settings;
  const isUnderstood =
    names.every((name) => name in PARTS) && Number.isSafeInteger(seed) && share > 0 && share <= 1;
  if (!isUnderstood) {
    console.error(
      `Usage: npm run torture -- [${Object.keys(PARTS).join('|')}] [--quick] [--seed NUMBER] [--share 0.05]`,
    );
    return 1;
  }

  const again = `--seed ${seed}${isQuick ? ' --quick' : share < 1 ? ` --share ${share}` : ''}`;
  console.log(again);
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
    console.error(`Stopped after ${minutes} minutes`);
    clearAndEnd();
  }, minutes * 60_000);
  const startedAt = Date.now();
  try {
    await Promise.all(
      lanes.map(async ({ parts, workshop }) => {
        for (const name of parts) await runPart(name, workshop.bench(name, settings));
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
  if (findings > 0) console.log(`${findings} found. Repeat the run with ${again}.`);
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
