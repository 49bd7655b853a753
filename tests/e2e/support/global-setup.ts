import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeEmptyTournament } from '#server/testing/empty-tournament.ts';

/** Creates the initial database of every site in a run. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ces-empty-'));
  const file = join(folder, 'ces.sqlite');
  await makeEmptyTournament({ engine: 'sqlite', file });
  process.env.EMPTY_TOURNAMENT = file;
  return () => rm(folder, { recursive: true });
}
