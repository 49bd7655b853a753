// The whole proof, from a fresh clone: `npm test`. CI runs nothing else.
import { ensureChromium } from './chromium.mjs';
import { ensureNginx } from './nginx.mjs';
import { ensureBuilt, ensureInstalled, run, startBeside } from './prepare-tree.mjs';

ensureInstalled();
ensureChromium();
ensureNginx();
// Either keeps one core busy.
const untilChecked = startBeside('npm', ['run', '--silent', 'check']);
ensureBuilt();
await untilChecked();
// It mostly waits, for servers that it has killed.
const untilTortured = startBeside('node', ['scripts/torture.mjs', '--quick']);
// React then renders as it does for visitors, and twice as fast.
run('npx', ['vitest', 'run'], { NODE_ENV: 'production' });
await untilTortured();
run('npx', ['playwright', 'test']);
