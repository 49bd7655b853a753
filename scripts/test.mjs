// The whole proof, from a fresh clone: `npm test`. CI runs nothing else.
import { ensureBuilt, ensureInstalled, run } from './prepare-tree.mjs';

ensureInstalled();
run('npm', ['run', '--silent', 'check']);
ensureBuilt();
run('npx', ['vitest', 'run']);
