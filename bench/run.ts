import { writeFileSync } from 'node:fs';
import { startGenerator } from './load/generator.ts';
import { describeMachine, thisMachine } from './machine.ts';
import { showResults } from './results-table.ts';
import { measureArrivingResults } from './rows/arriving-results.ts';
import { measureBehindNginx } from './rows/behind-nginx.ts';
import { measureColdStart } from './rows/cold-start.ts';
import { measureEveningOnPostgres, measureEveningOnSqlite } from './rows/final-evening.ts';
import { measureFirstLoad } from './rows/first-load.ts';
import { measureGrowth } from './rows/growth.ts';
import { measureMemory } from './rows/memory.ts';
import { measureOutlook } from './rows/outlook.ts';
import { measurePreparedReads } from './rows/prepared-reads.ts';
import { measurePublish } from './rows/publish.ts';
import { measureShareImages } from './rows/share-images.ts';
import { measureStalledDatabase } from './rows/stalled-database.ts';
import { measureSubmissions } from './rows/submissions.ts';
import { measureTwoProcesses } from './rows/two-processes.ts';
import { withPlayedSite } from './servers/played-site.ts';
import { formatTable, type Row } from './table.ts';

const QUICK = {
  pairs: 1,
  reads: { rounds: 3, roundMs: 450, warmUpMs: 700 },
  pace: { rounds: 3, roundMs: 450, warmUpMs: 700 },
  evening: { visitors: 300, matches: 12, milliseconds: 15_000 },
  submissionRounds: 8,
  coldStarts: 2,
  seasons: [1, 4],
  arrivals: 1,
};
const FULL: typeof QUICK = {
  pairs: 3,
  reads: { rounds: 3, roundMs: 1_500, warmUpMs: 2_500 },
  pace: { rounds: 9, roundMs: 1_500, warmUpMs: 1_500 },
  evening: { visitors: 7_000, matches: 66, milliseconds: 400_000 },
  submissionRounds: 30,
  coldStarts: 5,
  seasons: [1, 10, 50, 200],
  arrivals: 5,
};
const RESULT_FILE = 'bench/last-run.json';

const isQuick = process.argv.includes('--quick');
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const effort = isQuick ? QUICK : FULL;

const generator = startGenerator();
const parts: Record<string, () => Promise<Row[]>> = {
  reads: () => measurePreparedReads(generator, effort.reads, effort.pairs),
  nginx: () => withPlayedSite((site) => measureBehindNginx(generator, site, effort.pace)),
  'evening-sqlite': () => measureEveningOnSqlite(effort.evening),
  'evening-postgres': () => measureEveningOnPostgres(effort.evening),
  'share-images': async () => [
    await withPlayedSite((site) => measureShareImages(generator, site, effort.pace)),
  ],
  submissions: async () => [await measureSubmissions(effort.submissionRounds)],
  'two-processes': () => measureTwoProcesses(generator, effort.pace),
  'stalled-database': async () => [await measureStalledDatabase()],
  publish: measurePublish,
  outlook: async () => [await measureOutlook()],
  memory: async () => [await measureMemory()],
  'cold-start': async () => [await measureColdStart(effort.coldStarts)],
  growth: () => measureGrowth(effort.seasons),
  'first-load': async () => measureFirstLoad(),
  'arriving-results': () => measureArrivingResults(effort.arrivals),
};

const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (only !== undefined && only !== name) continue;
  process.stderr.write(`Measuring ${name} ...\n`);
  rows.push(...(await measure()));
}
await generator.stop();

const machine = thisMachine();
const table = `${formatTable(rows)}\n\n${describeMachine(machine)}. Rates compared with another server are per second of the server's processor time.`;
process.stdout.write(`${table}\n`);
if (only === undefined) {
  writeFileSync(RESULT_FILE, `${JSON.stringify({ machine, isQuick, rows }, null, 2)}\n`);
  showResults(table);
}
if (rows.some((row) => row.met === false)) process.exitCode = 1;
