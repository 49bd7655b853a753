import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { joinLeague } from '#demo/league.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';
import { makeEmptyTournament } from '#server/testing/empty-tournament.ts';
import { SIXTEEN_CLUBS } from './season.ts';
import { openServerHost } from './server-host.ts';

/** Creates the initial databases of every site in a run. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ces-empty-'));
  const whole = join(folder, 'whole', 'ces.sqlite');
  const small = join(folder, 'small', 'ces.sqlite');
  for (const file of [whole, small]) await mkdir(dirname(file));
  await makeEmptyTournament({ engine: 'sqlite', file: whole });
  await copyFile(whole, small);
  const host = openServerHost();
  const common = { PORT: '0', BACKUP_HOURS: '0', ADMIN_PASSWORD: PASSWORD };
  const url = await host.start({ ...common, DATA_DIR: dirname(small) });
  await joinLeague(url, PASSWORD).administer('format', SIXTEEN_CLUBS, 'PUT');
  await host.stop(url);
  await host.close();
  process.env.EMPTY_TOURNAMENT = whole;
  process.env.SMALL_TOURNAMENT = small;
  return () => rm(folder, { recursive: true });
}
