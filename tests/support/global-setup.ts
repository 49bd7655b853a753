import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeEmptyTournament } from '#server/testing/empty-tournament.ts';
import { createDatabase } from '#store/testing/create-database.ts';
import { ensureBuilt } from '../../scripts/prepare-tree.mjs';
import { startPostgresCluster, UNSAFE_BUT_FAST } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The client build with one script of its assets. */
    clientWithFewAssets: string;
    emptyTournament: { readonly sqliteFile: string; readonly postgresDatabase: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt();
  const cluster = await startPostgresCluster(UNSAFE_BUT_FAST);
  project.provide('postgresUrl', cluster.url);

  const folder = await mkdtemp(join(tmpdir(), 'ces-empty-'));
  project.provide('clientWithFewAssets', await copyWithFewAssets(folder));
  const sqliteFile = join(folder, 'ces.sqlite');
  const postgresUrl = await createDatabase(cluster.url);
  await makeEmptyTournament({ engine: 'sqlite', file: sqliteFile });
  await makeEmptyTournament({ engine: 'postgres', url: postgresUrl });
  project.provide('emptyTournament', {
    sqliteFile,
    postgresDatabase: new URL(postgresUrl).pathname.slice(1),
  });

  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true });
  };
}

async function copyWithFewAssets(folder: string): Promise<string> {
  const copy = join(folder, 'client');
  await cp('dist/client', copy, {
    recursive: true,
    filter: (path) => basename(dirname(path)) !== 'assets' || basename(path).startsWith('entry-client'),
  });
  // Images are rendered by programs beside the client build.
  await symlink(resolve('dist/server'), join(folder, 'server'));
  return copy;
}
