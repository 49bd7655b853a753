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

/** The programs that Node runs: one file each in dist/server. */
const SERVER_ENTRIES = {
  main: 'src/server/start/main.ts',
  ces: 'src/server/cli/ces.ts',
  demo: 'src/demo/demo.ts',
  // Started by the server when a share image is requested.
  'render-program': 'src/server/images/render-program.ts',
  // Started by the server when a club sends a screenshot.
  'encoding-program': 'src/server/evidence/encoding-program.ts',
  // Started when the brand is read, to render its images.
  'icon-program': 'src/server/brand/icon-program.ts',
  // For the browser tests, which run many servers in one process.
  'start-server': 'src/server/start/start-server.ts',
  config: 'src/server/start/config.ts',
};

/**
 * Libraries are bundled for a quick cold start: few files to load. Native code has to stay in node_modules, and so may
 * libraries that the server process itself never loads.
 */
const SERVER_EXTERNALS = ['libsql', 'sharp', 'satori'];

const BOOT = 'src/web/app/boot.ts';

/** Loads the application. As a second entry, it would split the code shared by pages into a dozen small files. */
const bootFile: Plugin = {
  name: 'boot-file',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async buildStart() {
    const { code } = await transformWithOxc(await readFile(BOOT, 'utf8'), BOOT);
    const source = (await minify(BOOT, code, { module: true })).code;
    this.emitFile({ type: 'asset', name: 'boot.js', originalFileName: BOOT, source });
  },
};

/** The oldest browsers with everything that the site uses: relaxed CSS nesting and `AbortSignal.any` are the newest. */
const BROWSERS = ['chrome120', 'edge120', 'firefox128', 'safari17.4'];

/** Builds a script as one file without imports: as a further entry, it would share chunks with the pages. */
async function oneFile(input: string): Promise<string> {
  const [file] = await buildAlone({ input, output: { format: 'iife' } });
  if (file?.type !== 'chunk') throw new Error(`${input} was not built`);
  return file.code;
}

/** The styles of a module and of everything that it imports, in one file. */
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
/** Rendered on the server only. Their style sheet contains the styles of everything they import. */
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
 * Inlines class names into the code. A map of them per style sheet would add 1.6 KB to a first load: the named exports
 * of a module can be inlined, the properties of its default export cannot.
 */
const inlineClassNames: Plugin = {
  name: 'inline-class-names',
  enforce: 'post',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    // Only its styles remain.
    if (id.endsWith('.module.css')) return { code, moduleSideEffects: 'no-treeshake' };
    return code.replace(/^import (\w+) from (['"][^'"]+\.module\.css)/gm, 'import * as $1 from $2');
  },
};

/** `home-page_hero`: the same in the client and the server build, and recognisable when a page is inspected. */
function className(name: string, file: string): string {
  return `${basename(file, '.module.css')}_${name}`;
}

// `vite build` builds the client, `vite build --ssr` the server.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), bootFile, workerFiles, embedFiles, inlineClassNames],
  css: { modules: { generateScopedName: className } },
  // There is no index.html: the server renders every page.
  appType: 'custom',
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  // Part of React since version 18; wouter includes a shim for older versions.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  ssr: { noExternal: command === 'build' ? true : [], external: SERVER_EXTERNALS },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: {
          input: SERVER_ENTRIES,
          // Dynamically imported modules are in one file on purpose: see the group `web` below.
          checks: { ineffectiveDynamicImport: false },
          output: {
            codeSplitting: {
              groups: [
                // Also needed by the commands and by the code that reads the brand, so it must not load any texts.
                {
                  name: 'shared',
                  test: /src\/(domain|paths|site\/(?!site\.ts))|node_modules\/(p-limit|yocto-queue)\//,
                },
                // Separate: it is loaded after the brand has been read, which requires some of the shared code.
                { name: 'site', test: /src\/site\/site\.ts/ },
                // The server loads every page at startup: one file instead of a chunk each.
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
        // The lists of imports per chunk would be in every first load; boot.ts preloads the chunks of a page.
        modulePreload: false,
        // A font or image inside the CSS could be neither preloaded nor cached separately.
        assetsInlineLimit: 0,
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all' } },
          // Separate entries: a chunk that imports from the application would link its style sheet again.
          input: ['src/web/app/entry-client.tsx', 'src/web/styles/site.css'],
          output: {
            codeSplitting: {
              groups: [
                // Changes with a library update, not with every change to the site: returning visitors have it cached.
                { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|@tanstack|wouter)\// },
                // Shared by many chunks: one file instead of dozens of a few hundred bytes. Dialogs are shared by chunks that
                // are loaded when one is opened.
                { name: 'shared', test: /src\/(?!web\/ui\/dialog\/)/, minShareCount: 10 },
              ],
            },
          },
        },
      },
}));
