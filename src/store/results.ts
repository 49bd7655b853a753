import { agreementOf } from '#domain/results/agreement.ts';
import {
  type Decision,
  OPEN_STATUSES,
  type ReportedScore,
  type Result,
  type SubmissionStatus,
} from '#domain/results/results.ts';
import { compiledOnce } from './compiled-once.ts';
import { scoreColumns, toResult } from './result-row.ts';
import type { Db } from './tables.ts';

/** The score of a match, with who has set it and when. */
interface SetScore extends ReportedScore {
  readonly season: number;
  readonly fixtureId: number;
  readonly submittedBy: string;
  readonly submittedAt: string;
}

/** A result as a captain submits it. */
export interface Submission extends SetScore {
  /** The club whose link it came with. */
  readonly reportedBy: number | null;
  /** Where it came from, if without a link. */
  readonly sender: string | null;
}

/** Every result in play but the superseded ones, newest first. */
export async function listResults(db: Db, season: number): Promise<Result[]> {
  const rows = await inPlay(db, season)
    .selectAll()
    .where((where) =>
      where.or([where('status', '!=', 'rejected'), where('id', 'in', newestOfEachMatch(db, season))]),
    )
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toResult);
}

/**
 * The rejected results that are not the newest of their match, newest first. Nothing follows from them, and anyone can
 * cause thousands of them, so facts are read without them.
 */
export async function listSupersededResults(db: Db, season: number): Promise<Result[]> {
  const rows = await superseded(db, season).selectAll().orderBy('id', 'desc').execute();
  return rows.map(toResult);
}

export async function countSupersededResults(db: Db, season: number): Promise<number> {
  const { count } = await superseded(db, season)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function superseded(db: Db, season: number) {
  return inPlay(db, season)
    .where('status', '=', 'rejected')
    .where('id', 'not in', newestOfEachMatch(db, season));
}

function newestOfEachMatch(db: Db, season: number) {
  return inPlay(db, season)
    .select(({ fn }) => fn.max('id').as('id'))
    .groupBy('fixture_id');
}

function inPlay(db: Db, season: number) {
  return db.selectFrom('results').where('season', '=', season).where('reset_at', 'is', null);
}

export async function findResult(db: Db, season: number, id: number): Promise<Result | null> {
  const row = await db
    .selectFrom('results')
    .selectAll()
    .where('season', '=', season)
    .where('id', '=', id)
    .where('reset_at', 'is', null)
    .executeTakeFirst();
  return row ? toResult(row) : null;
}

/** Of the results in play, how many were submitted and decided since then. */
export async function countResultsSince(
  db: Db,
  season: number,
  since: string,
): Promise<Record<'submitted' | Decision, number>> {
  const { submitted, approved, rejected } = await db
    .selectFrom('results')
    .select(({ fn }) => [
      fn.countAll().filterWhere('submitted_at', '>', since).as('submitted'),
      fn
        .countAll()
        .filterWhere('status', '=', 'approved')
        .filterWhere('decided_at', '>', since)
        .as('approved'),
      fn
        .countAll()
        .filterWhere('status', '=', 'rejected')
        .filterWhere('decided_at', '>', since)
        .as('rejected'),
    ])
    .where('season', '=', season)
    .where('reset_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { submitted: Number(submitted), approved: Number(approved), rejected: Number(rejected) };
}

/** The pending or approved result that occupies a fixture. */
export async function findOpenResult(db: Db, season: number, fixtureId: number): Promise<Result | null> {
  const row = await db
    .selectFrom('results')
    .selectAll()
    .where('season', '=', season)
    .where('fixture_id', '=', fixtureId)
    .where('status', 'in', OPEN_STATUSES)
    .where('reset_at', 'is', null)
    .executeTakeFirst();
  return row ? toResult(row) : null;
}

/** Stores a pending result, or returns the open one that occupies the fixture. */
export async function occupyFixture(
  db: Db,
  submission: Submission,
): Promise<{ readonly result: Result; readonly isNew: boolean }> {
  const stored = await insertPendingResult(db, submission);
  if (stored) return { result: stored, isNew: true };
  const open = await findOpenResult(db, submission.season, submission.fixtureId);
  if (open) return { result: open, isNew: false };
  // Another process has reset or rejected it between the two queries: the fixture is free again.
  return occupyFixture(db, submission);
}

/** A truth value as both engines store it. */
type Row = Omit<Submission, 'afterExtraTime'> & { readonly afterExtraTime: 0 | 1 };

const insertPending = compiledOnce((db, submission: Row) =>
  db
    .insertInto('results')
    .values({
      season: submission.season,
      fixture_id: submission.fixtureId,
      home_score: submission.homeScore,
      away_score: submission.awayScore,
      home_penalties: submission.homePenalties,
      away_penalties: submission.awayPenalties,
      after_extra_time: submission.afterExtraTime,
      status: 'pending',
      submitted_by: submission.submittedBy,
      submitted_at: submission.submittedAt,
      reported_by: submission.reportedBy,
      sender: submission.sender,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** Stores a pending result, or returns null when the fixture already has an open one. */
export async function insertPendingResult(db: Db, submission: Submission): Promise<Result | null> {
  const { season, sender, ...reported } = submission;
  const [row] = await insertPending(db, { ...submission, afterExtraTime: submission.afterExtraTime ? 1 : 0 });
  if (!row) return null;
  return {
    ...reported,
    id: row.id,
    origin: 'captain',
    submissionStatus: 'pending',
    adminNotes: null,
    agreement: agreementOf(reported.reportedBy, null, null),
    dispute: null,
  };
}

/** A score that the administrator sets: it counts at once. The match must have no open result. */
export async function insertAward(
  db: Db,
  { reason, ...award }: SetScore & { readonly reason: string },
): Promise<Result> {
  const row = await db
    .insertInto('results')
    .values({
      season: award.season,
      fixture_id: award.fixtureId,
      ...scoreColumns(award),
      origin: 'award',
      status: 'approved',
      submitted_by: award.submittedBy,
      submitted_at: award.submittedAt,
      decided_at: award.submittedAt,
      admin_notes: reason,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toResult(row);
}

interface DecidedResult {
  readonly status: Decision;
  readonly adminNotes: string;
  readonly decidedAt: string;
  /** Where it is not the one that was reported. */
  readonly score?: ReportedScore | null;
}

/** Compare-and-set: decides a result that is still pending and in play, or returns null. */
export async function decidePendingResult(
  db: Db,
  season: number,
  id: number,
  decision: DecidedResult,
): Promise<Result | null> {
  const row = await db
    .updateTable('results')
    .set({
      status: decision.status,
      admin_notes: decision.adminNotes,
      decided_at: decision.decidedAt,
      ...(decision.score && scoreColumns(decision.score)),
    })
    .where('season', '=', season)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('reset_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ? toResult(row) : null;
}

/**
 * Takes the results of these fixtures, or of the whole season, out of play, all of them or only those of one status,
 * and returns their ids. The rows stay.
 */
export async function resetResults(
  db: Db,
  season: number,
  resetAt: string,
  fixtureIds: readonly number[] | 'all',
  only?: SubmissionStatus,
): Promise<number[]> {
  const rows = await db
    .updateTable('results')
    .set({ reset_at: resetAt })
    .where('season', '=', season)
    .where('reset_at', 'is', null)
    .$if(fixtureIds !== 'all', (query) => query.where('fixture_id', 'in', fixtureIds as readonly number[]))
    .$if(only !== undefined, (query) => query.where('status', '=', only as SubmissionStatus))
    .returning('id')
    .execute();
  return rows.map((row) => row.id).sort((a, b) => a - b);
}
