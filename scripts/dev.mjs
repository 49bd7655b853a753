// The server with every saved change built and restarted: `npm run dev`.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled } from './prepare-tree.mjs';

ensureInstalled();
ensureBuilt();
const children = [
  spawn('npx', ['vite', 'build', '--watch', '--logLevel', 'warn'], { stdio: 'inherit' }),
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'dist/server/main.js'], {
    stdio: 'inherit',
  }),
];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
