// Part of `npm run dev`: rebuilds and restarts the server on every saved change. A separate process, since the build is for
// production and the sources that Vite serves are not.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { build } from 'vite';

let server;
async function restartServer() {
  if (server) {
    // The old server must release the database before the new one opens it.
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
  server = spawn(process.execPath, ['dist/server/main.js'], { stdio: 'inherit' });
}

const watcher = await build({ logLevel: 'warn', build: { ssr: true, watch: {} } });
watcher.on('event', ({ code }) => {
  if (code === 'END') restartServer();
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    server?.kill(signal);
    await watcher.close();
    process.exit(0);
  });
}
