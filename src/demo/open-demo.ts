import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { possibleGroupCounts } from '#domain/clubs/possible-formats.ts';
import { readConfig } from '#server/start/config.ts';
import { type RunningServer, startServer } from '#server/start/start-server.ts';
import { advanceTo, type Standing } from './advance-to.ts';
import { demoClock } from './demo-clock.ts';
import { joinLeague } from './league.ts';
import type { DemoOptions } from './options.ts';
import { scoreBook } from './score-book.ts';
import { seededRandom, seedOf } from './seeded-random.ts';
import { DAY } from './timeline.ts';

export const DEMO_PASSWORD = 'floodlights-on';
const ANY_SEED = 1_000_000;
const DEFAULT_PORT = '3000';
/** Before the first event of the season. */
const BEGINS_AGO = 200 * DAY;
/** Longer than the season, for the demo's single login. */
const OWN_SESSION_MINUTES = 300 * 24 * 60;
const SECRET_BYTES = 32;
const STOP_LIMIT_MS = 2_000;

interface DemoSettings extends DemoOptions {
  readonly clientDir: string;
  /** Without one: the default port, or any free port if that is taken. */
  readonly port?: string | undefined;
  readonly host?: string | undefined;
}

export interface Demo {
  readonly url: string;
  readonly seed: number;
  /** Plays until the season reaches the requested stage; from then on the clock shows today. */
  readonly play: () => Promise<Standing>;
  readonly close: () => Promise<void>;
}

/** The real site on its own database. */
export async function openDemo({
  at,
  clubs,
  seed: asked,
  clientDir,
  port,
  host,
}: DemoSettings): Promise<Demo> {
  const seed = asked ?? randomInt(ANY_SEED);
  const now = Date.now();
  const clock = demoClock(now - BEGINS_AGO);
  const secrets = seededRandom(seedOf(seed, 'draw secrets'));
  const dataDir = await mkdtemp(join(tmpdir(), 'ces-demo-'));
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  try {
    // Nothing from the environment except the host: the demo must not touch a real database.
    const settings = readConfig({
      DATA_DIR: dataDir,
      PORT: port || DEFAULT_PORT,
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
    const format = { clubs, groups: possibleGroupCounts(clubs, 2)[0] ?? 1, cups: 2 } as const;
    const seasonOf = (number: number) => ({ league, clock, random, format, scores: scoreBook(seed, number) });
    return {
      url,
      seed,
      play: async () => {
        const standing = await advanceTo(at, seasonOf, now);
        clock.release();
        // From now on, logins are the visitor's.
        config.sessionMinutes = settings.sessionMinutes;
        return standing;
      },
      close: async () => {
        // A call by the demo itself may still be in progress.
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
