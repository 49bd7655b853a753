import { ensureBuilt, ensureInstalled } from './prepare-tree.mjs';

/** Loads a module of the tests as the built server would run it, in a tree that is installed and built. */
export async function withModule(path, act) {
  ensureInstalled();
  ensureBuilt();
  // Read by React when it is loaded: the pages are to be rendered as the built server renders them.
  process.env.NODE_ENV = 'production';
  // Not there before it is installed.
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, ws: false, watch: null },
    logLevel: 'warn',
  });
  try {
    await act(await vite.ssrLoadModule(path));
  } finally {
    await vite.close();
  }
}
