// `node scripts/run.mjs main`: starts an entry point of the built server. Installs and builds first if necessary.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled } from './prepare-tree.mjs';

const [entry] = process.argv.splice(2, 1);
ensureInstalled();
ensureBuilt();
await import(pathToFileURL(join(import.meta.dirname, '..', 'dist', 'server', `${entry}.js`)).href);
