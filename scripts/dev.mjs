// `npm run dev`: the website on PORT with hot reload. Vite serves the client's sources and forwards everything
// else to the real server, which is rebuilt and restarted on every saved change.
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { createServer } from 'vite';
import { ensureBuilt, ensureInstalled } from './prepare-tree.mjs';

ensureInstalled();
ensureBuilt();

const port = Number(process.env.PORT || 3000);
const backendPort = port + 1;
/** The server is briefly unavailable while it restarts. */
async function fetchOnceUp(url, triesLeft = 100) {
  try {
    return await fetch(url);
  } catch (error) {
    if (triesLeft === 0) throw error;
    await setTimeout(100);
    return fetchOnceUp(url, triesLeft - 1);
  }
}

/** A server-rendered page that loads the client's sources instead of its build. */
function withSources(html) {
  return html
    .replace(/<link rel="(stylesheet|modulepreload|preload)"[^>]*>\n?/g, '')
    .replace(
      /<script type="module"[^>]*><\/script>/,
      '<link rel="stylesheet" href="/src/web/styles/site.css"><script type="module" src="/src/web/app/entry-client.tsx"></script>',
    );
}

const pages = {
  name: 'pages-from-the-server',
  configureServer(vite) {
    return () => {
      vite.middlewares.use(async (request, response, next) => {
        try {
          const page = await fetchOnceUp(`http://127.0.0.1:${backendPort}${request.originalUrl}`);
          const html = await vite.transformIndexHtml(request.originalUrl, withSources(await page.text()));
          response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' });
          response.end(html);
        } catch (error) {
          next(error);
        }
      });
    };
  },
};

/** Not pages of the application. Embeds come from the last build. */
const FROM_THE_SERVER = ['/api', '/healthz', '/calendar', '/embed', '/overlay', '/assets'];

const backend = `http://127.0.0.1:${backendPort}`;
const vite = await createServer({
  plugins: [pages],
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(FROM_THE_SERVER.map((path) => [path, backend])),
  },
});
await vite.listen();
vite.printUrls();

const server = spawn(process.execPath, ['scripts/watch-server.mjs'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', PORT: String(backendPort) },
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    server.kill(signal);
    await vite.close();
    process.exit(0);
  });
}
