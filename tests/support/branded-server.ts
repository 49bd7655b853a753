import { expect, onTestFinished, vi } from 'vitest';
import { createTournament } from './create-tournament.ts';
import { startServerProcess } from './server-process.ts';

/** A server on this folder for one test, and its output. */
export async function startBranded(DATA_DIR: string, settings: Record<string, string> = {}) {
  await createTournament(DATA_DIR);
  const { url, kill } = await startServerProcess({ DATA_DIR, ...settings });
  onTestFinished(kill);
  const get = (path: string, headers = {}) => fetch(`${url}${path}`, { headers });
  return {
    url,
    get,
    read: async (path: string) => (await get(path)).text(),
    /** On a busy machine the server may return 503: images have the lowest priority. */
    getSharePicture: (path: string) =>
      vi.waitFor(
        async () => {
          const reply = await get(path);
          expect(reply.status).not.toBe(503);
          return reply;
        },
        { timeout: 100_000, interval: 1000 },
      ),
  };
}
