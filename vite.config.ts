import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  type BuildEnvironmentOptions,
  build,
  defineConfig,
  minify,
  type Plugin,
  transformWithOxc,
} from 'vite';

/** What Node runs: one file in dist/server for each. */
const SERVER_ENTRIES = {
  main: 'src/server/start/main.ts',
  ces: 'src/server/cli/ces.ts',
  demo: 'src/demo/demo.ts',
  // Started by the server when somebody asks for a share picture.
  'render-program': 'src/server/images/render-program.ts',
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
  const [file] = await buildAlone({ input, output: { format: 'iife' } });
  if (file?.type !== 'chunk') throw new Error(`${input} was not built`);
  return file.code;
}

/** The styles of a module and of all that it imports, in one file. */
async function styleFile(input: string): Promise<string | Uint8Array> {
  const files = await buildAlone({ input, preserveEntrySignatures: 'strict', external: /^[a-z@]/ });
  const file = files.find(({ fileName }) => fileName.endsWith('.css'));
  if (file?.type !== 'asset') throw new Error(`${input} has no styles`);
  return file.source;
}

async function buildAlone(rolldownOptions: NonNullable<BuildEnvironmentOptions['rolldownOptions']>) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    css: { modules: { generateScopedName: className } },
    build: { write: false, target: BROWSERS, cssCodeSplit: false, rolldownOptions },
  });
  return 'output' in built ? built.output : [];
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
/** What is rendered on the server alone, and styled by what it imports. */
const EMBED_CONTENTS = {
  embed: 'src/web/embed/embed-contents.tsx',
  overlay: 'src/web/embed/overlays.tsx',
};

const embedFiles: Plugin = {
  name: 'embed-files',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async buildStart() {
    const source = await oneFile(EMBED_SCRIPT);
    this.emitFile({ type: 'asset', name: 'embed.js', originalFileName: EMBED_SCRIPT, source });
    for (const [name, file] of Object.entries(EMBED_CONTENTS)) {
      const styles = await styleFile(file);
      this.emitFile({ type: 'asset', name: `${name}.css`, originalFileName: file, source: styles });
    }
  },
};

/**
 * Puts the names of classes into the code in place of a map of them for each style sheet, 1.6 KB of a first load:
 * the constants of a module can be inlined, the properties of its default export cannot.
 */
const inlineClassNames: Plugin = {
  name: 'inline-class-names',
  enforce: 'post',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    // Nothing of it may be left but its styles.
    if (id.endsWith('.module.css')) return { code, moduleSideEffects: 'no-treeshake' };
    return code.replace(/^import (\w+) from (['"][^'"]+\.module\.css)/gm, 'import * as $1 from $2');
  },
};

/** `home-page_hero`: the same in the browser's build and in the server's, and known by whoever inspects a page. */
function className(name: string, file: string): string {
  return `${basename(file, '.module.css')}_${name}`;
}

// `vite build` makes what the browser loads, `vite build --ssr` what Node runs.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), bootFile, workerFiles, embedFiles, inlineClassNames],
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
                  test: /src\/(domain|paths|site\/(?!site\.ts))|node_modules\/(p-limit|yocto-queue)\//,
                },
                // Alone: it is loaded when the brand has been read, which takes some of what is shared.
                { name: 'site', test: /src\/site\/site\.ts/ },
                // The server loads every page at its start: one file, not a chunk each.
                { name: 'web', test: /src\/(web|words)\// },
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
          optimization: { inlineConst: { mode: 'all' } },
          // Apart: a chunk that imports something of the application would name its style sheet once more.
          input: ['src/web/app/entry-client.tsx', 'src/web/styles/site.css'],
          output: {
            codeSplitting: {
              groups: [
                // Changes with an update of a library, not with every change of the site: returning visitors keep it.
                { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|@tanstack|wouter)\// },
                // Shared by many chunks: one file instead of dozens of a few hundred bytes.
                { name: 'shared', test: /src\//, minShareCount: 9 },
              ],
            },
          },
        },
      },
}));
