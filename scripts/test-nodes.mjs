// `npm run test:nodes`: runs all tests except the browser tests on every supported version of Node. The binaries come from
// the npm registry.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, run } from './prepare-tree.mjs';

const VERSIONS = ['20.20.2', '22.23.3', '24.21.0'];

ensureInstalled();
ensureBuilt();
for (const version of VERSIONS) {
  const folder = join('node_modules', '.cache', `node-${version}`);
  const node = join(folder, 'node_modules', 'node', 'bin', 'node');
  if (!existsSync(node))
    run('npm', [
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `node@${version}`,
    ]);
  console.log(`Node ${version}`);
  run(node, ['node_modules/vitest/vitest.mjs', 'run'], { NODE_ENV: 'production' });
}
