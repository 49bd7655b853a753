// `npm test`: runs every check, from a fresh clone. CI runs nothing else.
import { ensureChromium } from './chromium.mjs';
import { ensureNginx } from './nginx.mjs';
import { ensureBuilt, ensureInstalled, run, startInBackground } from './prepare-tree.mjs';

ensureInstalled();
ensureChromium();
ensureNginx();
// Each keeps one core busy.
const untilChecked = startInBackground('npm', ['run', '--silent', 'check']);
ensureBuilt();
await untilChecked();
// It mostly waits for servers that it has killed.
const untilTortured = startInBackground('node', ['scripts/torture.mjs', '--quick']);
// React then renders as in production, and twice as fast.
run('npx', ['vitest', 'run'], { NODE_ENV: 'production' });
await untilTortured();
run('npx', ['playwright', 'test']);
