// `npm run keep-schema`, once a migration is ready: keeps a database of its schema in tests/released/.
import { createServer } from 'vite';
import { ensureBuilt, ensureInstalled } from './prepare-tree.mjs';

ensureInstalled();
ensureBuilt();
process.env.NODE_ENV = 'production';
const vite = await createServer({
  server: { middlewareMode: true, ws: false, watch: null },
  logLevel: 'warn',
});
try {
  const { keepSchema } = await vite.ssrLoadModule('/tests/released/keep-schema.ts');
  await keepSchema();
} finally {
  await vite.close();
}
