import { ensureBuilt, ensureInstalled } from './prepare-tree.mjs';

/** Loads a test module in the same way as the built server. Installs and builds first if necessary. */
export async function withModule(path, act) {
  ensureInstalled();
  ensureBuilt();
  // React reads it when it is loaded: pages are rendered as in production.
  process.env.NODE_ENV = 'production';
  // Not installed yet when this script starts.
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
