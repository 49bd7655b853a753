import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defineConfig, minify, type Plugin, transformWithOxc } from 'vite';

/** What Node runs: one file in dist/server for each. */
const SERVER_ENTRIES = {
  main: 'src/server/start/main.ts',
  ces: 'src/server/cli/ces.ts',
  demo: 'src/demo/demo.ts',
  // Started by the server when somebody asks for a share picture.
  'drawing-program': 'src/server/images/drawing-program.ts',
  // Started by the server when a club sends a screenshot.
  'encoding-program': 'src/server/evidence/encoding-program.ts',
  // Started by whatever reads a brand, for its pictures.
  'icon-program': 'src/server/brand/icon-program.ts',
  // For the tests in the browser, which run many servers in one process.
  'start-server': 'src/server/start/start-server.ts',
  config: 'src/server/start/config.ts',
};

/**
 * Libraries are bundled for a quick cold start: few files to load. Native code has to stay in node_modules, and what the
 * server itself never loads may.
 */
const SERVER_EXTERNALS = ['libsql', 'sharp', 'satori'];

const BOOT = 'src/web/app/boot.ts';

/** What loads the application. As a second entry it would part what the pages share into a dozen small files. */
const bootFile: Plugin = {
  name: 'boot-file',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async buildStart() {
    const { code } = await transformWithOxc(await readFile(BOOT, 'utf8'), BOOT);
    const source = (await minify(BOOT, code, { module: true })).code;
    this.emitFile({ type: 'asset', name: 'boot.js', originalFileName: BOOT, source });
  },
};

/** The oldest browsers with what the style sheets use: nesting as it is, `color-mix()` and container queries. */
const BROWSERS = ['chrome111', 'edge111', 'firefox128', 'safari16.4'];

/** A script in one file that imports nothing: as a further entry it would share chunks with the pages. */
async function oneFile(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: BROWSERS, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [file] = 'output' in built ? built.output : [];
  if (file?.type !== 'chunk') throw new Error(`${input} was not built`);
  return file.code;
}

const WORKERS = ['service-worker', 'switched-off'];

const workerFiles: Plugin = {
  name: 'worker-files',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async buildStart() {
    for (const name of WORKERS) {
      const source = await oneFile(`src/web/worker/${name}.ts`);
      this.emitFile({ type: 'asset', fileName: `worker/${name}.js`, source });
    }
  },
};

const EMBED_SCRIPT = 'src/web/embed/embed.ts';

const embedFile: Plugin = {
  name: 'embed-file',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async buildStart() {
    const source = await oneFile(EMBED_SCRIPT);
    this.emitFile({ type: 'asset', name: 'embed.js', originalFileName: EMBED_SCRIPT, source });
  },
};

const LOAD_CHUNK = 'src/web/app/browser/load-chunk.ts';

/** Vite wraps every `import()` in a function that is a kilobyte of every first load; ours does what is needed here. */
const ownChunkLoader: Plugin = {
  name: 'own-chunk-loader',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  resolveId: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => resolve(LOAD_CHUNK),
  },
};

/** `home-page_hero`: the same in the browser's build and in the server's, and known by whoever inspects a page. */
function className(name: string, file: string): string {
  return `${basename(file, '.module.css')}_${name}`;
}

// `vite build` makes what the browser loads, `vite build --ssr` what Node runs.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), bootFile, workerFiles, embedFile, ownChunkLoader],
  css: { modules: { generateScopedName: className } },
  // There is no index.html: the server renders every page.
  appType: 'custom',
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  // React has it since version 18; wouter brings a stand-in for older ones.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  ssr: { noExternal: command === 'build' ? true : [], external: SERVER_EXTERNALS },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: {
          input: SERVER_ENTRIES,
          // All of it is in one file: that is what the group below is for.
          checks: { ineffectiveDynamicImport: false },
          output: {
            codeSplitting: {
              groups: [
                // The commands need it too, and what reads the brand: no text may be loaded with it.
                {
                  name: 'shared',
                  test: /src\/(domain|site\/(?!site\.ts))|node_modules\/(p-limit|yocto-queue)\//,
                },
                // Alone: it is loaded when the brand has been read, which takes some of what is shared.
                { name: 'site', test: /src\/site\/site\.ts/ },
                // The server loads every page at its start: one file, not a chunk each.
                { name: 'web', test: /src\/web\// },
              ],
            },
          },
        },
      }
    : {
        outDir: 'dist/client',
        target: BROWSERS,
        manifest: true,
        // The lists of what each chunk imports would be in every first load; boot.ts preloads what a page needs.
        modulePreload: false,
        // A font or picture inside the CSS could be neither preloaded nor cached by itself.
        assetsInlineLimit: 0,
        rolldownOptions: {
          // Apart: a chunk that imports something of the application would name its style sheet once more.
          input: [
            'src/web/app/entry-client.tsx',
            'src/web/styles/site.css',
            'src/web/embed/embed.css',
            'src/web/embed/overlay.css',
          ],
          output: {
            codeSplitting: {
              groups: [
                // Changes with an update of a library, not with every change of the site: returning visitors keep it.
                { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|@tanstack|wouter)\// },
                // What all pages need or most of them, and the styles of what the server renders and the browser loads later,
                // in one file and not in a dozen of a few hundred bytes.
                {
                  name: 'app',
                  test: /src\/(web\/(app\/entry-client|(pages\/finished-season|features\/(champions|data-exports|draw|knockouts|season-notices|seasons|standings)\/[\w-]+)\.module|content\/(connection|competitions)|ui\/(container|link-button|load-error|shared|stale-mark|lazy-module|section|reading\/page-header|toast\/[\w-]+\.module)|api\/(queries|use-facts))|domain\/(clubs\/clubs|standings\/qualification|fixtures\/(fixture-count|stages)))/,
                },
                // To follow a club, wherever one is shown. What else it takes is loaded by whoever follows one.
                {
                  name: 'follow',
                  test: /src\/web\/(clubs\/follow-button|content\/follow|api\/followed-clubs|ui\/(stored-text|device-storage))/,
                },
                // What every page shows that shows clubs or results.
                {
                  name: 'clubs',
                  test: /src\/(web\/(clubs\/(?!follow)|content\/(calendar-links|group-notes|groups|season-links|rounds|signed)|ui\/(badge|calendar-links|canonical-origin)|features\/champions\/season-champions)|domain\/(results\/score-text|fixtures\/match-plan|schedule\/gmt-text))/,
                },
                // How a match is named, and when it is played.
                {
                  name: 'match',
                  test: /src\/(web\/(content\/stages|ui\/time\/(local-time|day-and-time))|domain\/schedule\/schedule\.ts)/,
                },
                // What a match needs that can be reported, in whatever list it stands.
                {
                  name: 'fixtures',
                  test: /src\/(web\/(api\/use-tournament|features\/(season-notices\/(opens-at|use-not-open-yet)|submit-result\/use-submit-dialog))|domain\/fixtures\/fixtures\.ts)/,
                },
                // What hub and clubs say about what is still possible.
                { name: 'outlook', test: /src\/web\/(content\/(outlook-signs|ordinal)|api\/outlook-query)/ },
                // What both pages of the record need.
                {
                  name: 'record',
                  test: /src\/(web\/features\/record\/(sent-entries|kind-sign|entry-(sentence|texts))|domain\/record\/record\.ts)/,
                },
                // The trees, which a page, a tab of the hub and every finished season show.
                {
                  name: 'knockouts',
                  test: /src\/web\/(features\/knockouts\/knockouts|pages\/use-tie-reports)/,
                },
                // What home and hub, where most visits begin, both show.
                {
                  name: 'banner',
                  test: /src\/web\/(content\/next-stage|ui\/reduced-motion|features\/(recent-results\/recent-results|tournament-format\/rewards))/,
                },
                // A finished season shows tabs and tables of the hub: apart, they would weigh more in every visit to it.
                { name: 'hub-page', test: /src\/web\/pages\/hub-page/ },
              ],
            },
          },
        },
      },
}));
