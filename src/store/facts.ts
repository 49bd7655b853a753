import type { Club } from '#domain/clubs/clubs.ts';
import type { Draw } from '#domain/draw/draw.ts';
import { championOf } from '#domain/knockouts/phase.ts';
import { playBrackets } from '#domain/knockouts/play-brackets.ts';
import type { RecordHead } from '#domain/record/record-head.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { listClubs } from './clubs.ts';
import { listDeductions } from './deductions.ts';
import { listDraws } from './draws.ts';
import { listKickoffs } from './kickoffs.ts';
import { readPlaces } from './knockout-places.ts';
import { lastEntryOf, readRecordHead } from './record.ts';
import { listResults } from './results.ts';
import { currentRevision } from './revision.ts';
import { listPostponements, listSchedule } from './schedule.ts';
import { currentSeason, listSeasonEnds, readSeason, type SeasonEnd } from './seasons.ts';
import type { Db } from './tables.ts';
import { listReplacements, listWithdrawals } from './withdrawals.ts';

/** All that the public views are derived from, as of one revision. */
export interface Facts extends SeasonFacts {
  readonly revision: number;
  readonly record: RecordHead;
  readonly draws: readonly Draw[];
  readonly finishedSeasons: readonly FinishedSeason[];
}

interface SeasonClubs {
  readonly champions: { readonly ucl: Club | null; readonly uel: Club | null };
  /** Every club of the season, in the order of the draw. */
  readonly clubs: readonly Club[];
}

export interface FinishedSeason extends SeasonEnd, SeasonClubs {}

/**
 * The clubs of finished seasons that were read before, by number and by the last entry of the record that tells of
 * a season's end: reading them takes all rows of a season, which change no more unless it is opened and finished again.
 */
export type KnownSeasonClubs = Map<string, SeasonClubs>;

export function loadFacts(db: Db, known: KnownSeasonClubs = new Map()): Promise<Facts> {
  return inSnapshot(db, async (trx) => {
    const season = await currentSeason(trx);
    return {
      ...(await readSeasonFacts(trx, season)),
      revision: await currentRevision(trx),
      record: await readRecordHead(trx),
      draws: await listDraws(trx, season),
      finishedSeasons: await listFinishedSeasons(trx, known),
    };
  });
}

/** The newest first. */
async function listFinishedSeasons(trx: Db, known: KnownSeasonClubs): Promise<FinishedSeason[]> {
  const finished: FinishedSeason[] = [];
  const ends = await listSeasonEnds(trx);
  const lastEnd = ends.length > 0 ? await lastEntryOf(trx, 'finished') : null;
  for (const end of ends) {
    const key = `${end.number} ${lastEnd}`;
    const clubs = known.get(key) ?? (await readSeasonClubs(trx, end.number));
    known.set(key, clubs);
    finished.push({ ...end, ...clubs });
  }
  return finished;
}

async function readSeasonClubs(trx: Db, season: number): Promise<SeasonClubs> {
  const facts = await readSeasonFacts(trx, season);
  const ties = playBrackets(facts);
  return {
    champions: { ucl: championOf('UCL', ties), uel: championOf('UEL', ties) },
    clubs: facts.clubs,
  };
}

/** The facts of one season, finished or not. */
export function loadSeasonFacts(db: Db, season: number): Promise<SeasonFacts> {
  return inSnapshot(db, (trx) => readSeasonFacts(trx, season));
}

/** A finished season with its draws, for the archive. */
export function loadFinishedSeason(db: Db, season: number): Promise<SeasonFacts & Pick<Facts, 'draws'>> {
  return inSnapshot(db, async (trx) => ({
    ...(await readSeasonFacts(trx, season)),
    draws: await listDraws(trx, season),
  }));
}

/** The facts of a season within the transaction of a change. */
export async function readSeasonFacts(trx: Db, season: number): Promise<SeasonFacts> {
  return {
    ...(await readSeason(trx, season)),
    clubs: await listClubs(trx, season),
    results: await listResults(trx, season),
    deductions: await listDeductions(trx, season),
    withdrawals: await listWithdrawals(trx, season),
    replacements: await listReplacements(trx, season),
    schedule: await listSchedule(trx, season),
    postponements: await listPostponements(trx, season),
    kickoffs: await listKickoffs(trx, season),
    places: await readPlaces(trx, season),
  };
}

/** All reads of one moment: that of the transaction, for who is in one already. */
async function inSnapshot<Read>(db: Db, read: (trx: Db) => Promise<Read>): Promise<Read> {
  if (db.isTransaction) return read(db);
  return db.transaction().setIsolationLevel('repeatable read').execute(read);
}
