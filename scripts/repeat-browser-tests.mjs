// `npm run test:repeat -- 10`: runs the browser tests ten times while other work keeps every core busy.
// Further arguments are passed to Playwright: `npm run test:repeat -- 10 admin-outage`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, NPM_NEEDS_SHELL } from './prepare-tree.mjs';

const [times = '10', ...playwrightArgs] = process.argv.slice(2);

ensureInstalled();
ensureChromium();
ensureBuilt();
// Worker threads, so that they always end with this process.
for (let core = 0; core < availableParallelism(); core += 1) new Worker('for (;;);', { eval: true });

const reports = mkdtempSync(join(tmpdir(), 'ces-repeat-'));
let isGood = true;
for (let run = 1; run <= Number(times); run += 1) {
  const report = join(reports, `${run}.json`);
  const args = ['playwright', 'test', '--reporter=line,json', '--output', `test-results/run-${run}`];
  const { status } = spawnSync('npx', [...args, ...playwrightArgs], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    shell: NPM_NEEDS_SHELL,
  });
  const { expected, unexpected, skipped, duration } = JSON.parse(readFileSync(report, 'utf8')).stats;
  const minutes = (duration / 60_000).toFixed(1);
  console.log(`Run ${run}: ${expected} passed, ${unexpected} failed, ${skipped} skipped, ${minutes} min`);
  isGood &&= status === 0;
}
process.exit(isGood ? 0 : 1);
