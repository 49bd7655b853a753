import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readConfig } from '#server/start/config.ts';
import { type RunningServer, startServer } from '#server/start/start-server.ts';
import { bringTo, type Standing } from './bring-to.ts';
import { demoClock } from './demo-clock.ts';
import { joinLeague } from './league.ts';
import type { DemoOptions } from './options.ts';
import { scoreBook } from './score-book.ts';
import { seededRandom, seedOf } from './seeded-random.ts';
import { DAY } from './timeline.ts';

export const DEMO_PASSWORD = 'floodlights-on';
const ANY_SEED = 1_000_000;
const USUAL_PORT = '3000';
/** Before the first thing that happens in it. */
const BEGINS_AGO = 200 * DAY;
/** Longer than that, for one log-in of the demonstration's own. */
const OWN_SESSION_MINUTES = 300 * 24 * 60;
const SECRET_BYTES = 32;
const STOP_LIMIT_MS = 2_000;

interface DemoSettings extends DemoOptions {
  readonly clientDir: string;
  /** Without one it is the usual port, or any when that is taken. */
  readonly port?: string | undefined;
  readonly host?: string | undefined;
}

export interface Demo {
  readonly url: string;
  readonly seed: number;
  /** Plays until the season stands where it was asked for; from then on it is today. */
  readonly play: () => Promise<Standing>;
  /** Stops the site and removes its database. */
  readonly close: () => Promise<void>;
}

/** The real site on a database of its own. */
export async function openDemo({ at, seed: asked, clientDir, port, host }: DemoSettings): Promise<Demo> {
  const seed = asked ?? randomInt(ANY_SEED);
  const now = Date.now();
  const clock = demoClock(now - BEGINS_AGO);
  const secrets = seededRandom(seedOf(seed, 'draw secrets'));
  const dataDir = await mkdtemp(join(tmpdir(), 'ces-demo-'));
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  try {
    // Nothing of the environment but the address: a demonstration must not touch a real database.
    const settings = readConfig({
      DATA_DIR: dataDir,
      PORT: port || USUAL_PORT,
      HOST: host,
      ADMIN_PASSWORD: DEMO_PASSWORD,
      SUBMIT_LIMIT: '0',
      BACKUP_HOURS: '0',
      LOG_LEVEL: 'error',
    });
    const config = { ...settings, sessionMinutes: OWN_SESSION_MINUTES };
    const drawSecret = () => secrets.bytes(SECRET_BYTES).toString('hex');
    const server = await startServer(config, { clock: clock.now, clientDir, drawSecret });
    const url = await listen(server, { port: config.port, host: config.host, orAnyPort: !port });
    const league = joinLeague(url, DEMO_PASSWORD);
    const random = seededRandom(seedOf(seed, 'season'));
    const seasonOf = (number: number) => ({ league, clock, random, scores: scoreBook(seed, number) });
    return {
      url,
      seed,
      play: async () => {
        const standing = await bringTo(at, seasonOf, now);
        clock.release();
        // Whoever logs in now is a visitor.
        config.sessionMinutes = settings.sessionMinutes;
        return standing;
      },
      close: async () => {
        // A call of the demonstration's own may be under way.
        await Promise.race([server.app.close(), setTimeout(STOP_LIMIT_MS)]);
        await removeData();
      },
    };
  } catch (error) {
    await removeData();
    throw error;
  }
}

async function listen(
  { app }: RunningServer,
  { port, host, orAnyPort }: { readonly port: number; readonly host: string; readonly orAnyPort: boolean },
): Promise<string> {
  try {
    return await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
      if (!orAnyPort || error.code !== 'EADDRINUSE') throw error;
      return app.listen({ port: 0, host });
    });
  } catch (error) {
    await app.close();
    throw error;
  }
}
