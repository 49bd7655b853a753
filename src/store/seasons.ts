import type { SeasonFacts } from '#domain/season/facts.ts';
import type { Reporting, Season } from '#domain/season/season.ts';
import type { Db } from './tables.ts';

/** The number of the season that is being played. */
export async function currentSeason(db: Db): Promise<number> {
  const { number } = await db
    .selectFrom('seasons')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return number;
}

export async function readSeason(
  db: Db,
  number: number,
): Promise<Pick<SeasonFacts, 'season' | 'announcement' | 'reporting'>> {
  const row = await db
    .selectFrom('seasons')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return {
    season: { number: row.number, name: row.name },
    announcement: row.announcement,
    reporting: {
      mode: row.reporting,
      closedBecause: row.closed_because,
      autoApprove: row.auto_approve,
      autoApproveHours: row.auto_approve_hours,
    },
  };
}

/** A season that is over. */
export interface SeasonEnd extends Season {
  readonly name: string;
  readonly finishedAt: string;
}

/** The newest first. */
export async function listSeasonEnds(db: Db): Promise<SeasonEnd[]> {
  const rows = await db
    .selectFrom('seasons')
    .select(['number', 'name', 'finished_at'])
    .where('finished_at', 'is not', null)
    .orderBy('number', 'desc')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    name: row.name ?? `Season ${row.number}`,
    finishedAt: row.finished_at ?? '',
  }));
}

export async function setAnnouncement(db: Db, season: number, announcement: string | null): Promise<void> {
  await db.updateTable('seasons').set({ announcement }).where('number', '=', season).execute();
}

/**
 * What was submitted before the rule was changed stays for a person to decide. Returns the number of the last result
 * that the rule does not approve.
 */
export async function setReporting(
  db: Db,
  season: number,
  { mode, closedBecause, autoApprove, autoApproveHours }: Reporting,
): Promise<number> {
  const { reporting: before } = await readSeason(db, season);
  const isSameRule = before.autoApprove === autoApprove && before.autoApproveHours === autoApproveHours;
  const after = isSameRule ? await readRuleStart(db, season) : await newestResult(db);
  await db
    .updateTable('seasons')
    .set({
      reporting: mode,
      closed_because: closedBecause,
      auto_approve: autoApprove,
      auto_approve_hours: autoApproveHours,
      auto_approve_after: after,
    })
    .where('number', '=', season)
    .execute();
  return after;
}

export async function readRuleStart(db: Db, season: number): Promise<number> {
  const { auto_approve_after } = await db
    .selectFrom('seasons')
    .select('auto_approve_after')
    .where('number', '=', season)
    .executeTakeFirstOrThrow();
  return auto_approve_after;
}

/** Told by ids, which grow with each submission, whereas a clock may be set back. */
async function newestResult(db: Db): Promise<number> {
  const row = await db.selectFrom('results').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

export async function finishSeason(db: Db, number: number, name: string, finishedAt: string): Promise<void> {
  await db
    .updateTable('seasons')
    .set({ name, finished_at: finishedAt })
    .where('number', '=', number)
    .execute();
}

/** The next season begins with the reporting rules of the one before it. */
export async function beginSeason(db: Db, number: number): Promise<void> {
  const rules = await db
    .selectFrom('seasons')
    .select(['reporting', 'auto_approve', 'auto_approve_hours', 'auto_approve_after'])
    .where('number', '=', number - 1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('seasons')
    .values({ number, ...rules })
    .execute();
}

/** Whether anything was ever reported or awarded in it. */
export async function hasResults(db: Db, season: number): Promise<boolean> {
  const row = await db
    .selectFrom('results')
    .select('id')
    .where('season', '=', season)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a season away that has only just begun, and opens the one before it again. */
export async function reopenSeason(db: Db, number: number): Promise<void> {
  for (const table of [
    'clubs',
    'results',
    'deductions',
    'withdrawals',
    'replacements',
    'schedule',
    'postponements',
    'kickoffs',
    'knockout_places',
    'draws',
  ] as const)
    await db.deleteFrom(table).where('season', '=', number).execute();
  await db.deleteFrom('seasons').where('number', '=', number).execute();
  await db
    .updateTable('seasons')
    .set({ name: null, finished_at: null })
    .where('number', '=', number - 1)
    .execute();
}
