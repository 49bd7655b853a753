import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SeededRandom, seededRandom, seedOf } from '#demo/seeded-random.ts';
import { createDatabase } from '#store/testing/create-database.ts';
import { type PostgresCluster, startPostgresCluster } from '../support/postgres-cluster.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { Trial } from './table.ts';

/** The environment of one part of the chaos tests. Everything started here ends with the run. */
export interface Bench {
  readonly isQuick: boolean;
  /** How often: in the quick run, or in the long one, of which a share may be requested. */
  readonly times: (quick: number, long: number) => number;
  readonly seed: number;
  readonly random: SeededRandom;
  /** A row of the table at the end. */
  readonly trial: (what: string) => Trial;
  readonly folder: () => Promise<string>;
  readonly postgres: () => Promise<PostgresCluster>;
  readonly freshPostgresUrl: () => Promise<string>;
  readonly startServer: (settings: Record<string, string>) => Promise<ServerProcess>;
  readonly atEnd: (clean: () => unknown) => void;
}

export interface RunSettings {
  readonly seed: number;
  readonly isQuick: boolean;
  /** The share of the long run: 1 is all of it. */
  readonly share: number;
}

/** The resources shared by all parts, and their cleanup. */
export class Workshop {
  readonly trials: Trial[] = [];
  #cluster: Promise<PostgresCluster> | null = null;
  readonly #cleaning: (() => unknown)[] = [];

  bench(part: string, { seed, isQuick, share }: RunSettings): Bench {
    const ownSeed = seedOf(seed, part);
    return {
      isQuick,
      times: (quick, long) => (isQuick ? quick : Math.ceil(long * share)),
      seed: ownSeed,
      random: seededRandom(ownSeed),
      trial: (what) => {
        const trial = new Trial(part, what);
        this.trials.push(trial);
        return trial;
      },
      folder: () => this.#folder(),
      postgres: () => this.#postgres(),
      freshPostgresUrl: async () => createDatabase((await this.#postgres()).url),
      startServer: (settings) =>
        startServerProcess(settings, (child) => this.#cleaning.push(() => child.kill('SIGKILL'))),
      atEnd: (clean) => void this.#cleaning.push(clean),
    };
  }

  /** In reverse order, so that a server is gone before its folder. */
  async clear(): Promise<void> {
    for (const clean of this.#cleaning.splice(0).reverse()) await clean();
  }

  async #folder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'ces-torture-'));
    // nginx drops root privileges before it enters.
    await chmod(folder, 0o755);
    this.#cleaning.push(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
    return folder;
  }

  #postgres(): Promise<PostgresCluster> {
    this.#cluster ??= startPostgresCluster().then((cluster) => {
      this.#cleaning.push(cluster.stop);
      return cluster;
    });
    return this.#cluster;
  }
}
