// The whole proof, from a fresh clone: `npm test`. CI runs nothing else.
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, run } from './prepare-tree.mjs';

ensureInstalled();
ensureChromium();
run('npm', ['run', '--silent', 'check']);
ensureBuilt();
run('npx', ['vitest', 'run']);
run('node', ['scripts/torture.mjs', '--quick']);
run('npx', ['playwright', 'test']);
