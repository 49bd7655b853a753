// The whole proof, from a fresh clone: `npm test`. CI runs nothing else.
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, run } from './prepare-tree.mjs';

ensureInstalled();
ensureChromium();
run('npm', ['run', '--silent', 'check']);
ensureBuilt();
// React then renders as it does for visitors, and twice as fast.
run('npx', ['vitest', 'run'], { NODE_ENV: 'production' });
run('node', ['scripts/torture.mjs', '--quick']);
run('npx', ['playwright', 'test']);
