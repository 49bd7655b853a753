// `npm run torture`: tests that hurt, against the built server. docs/torture.md tells how to call it.
import { createServer } from 'vite';
import { ensureBuilt, ensureInstalled } from './prepare-tree.mjs';

ensureInstalled();
ensureBuilt();
// Read by React when it is loaded: the pages are to be rendered as the built server renders them.
process.env.NODE_ENV = 'production';
const vite = await createServer({
  server: { middlewareMode: true, ws: false, watch: null },
  logLevel: 'warn',
});
try {
  const { torture } = await vite.ssrLoadModule('/tests/torture/torture.ts');
  process.exitCode = await torture(process.argv.slice(2));
} finally {
  await vite.close();
}
