import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../scripts/prepare-tree.mjs';
import { HASTY, startPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt();
  const cluster = await startPostgresCluster(HASTY);
  project.provide('postgresUrl', cluster.url);
  return cluster.stop;
}
