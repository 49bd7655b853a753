import { listWithdrawnResults } from './record.ts';
import type { Db } from './tables.ts';

/** A picture as it is stored. */
export interface StoredPicture {
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/** One of the two clubs of a result. */
export interface Side {
  readonly resultId: number;
  readonly clubId: number;
}

interface NewEvidence extends StoredPicture {
  /** The hash of the file that was sent. */
  readonly sentSha256: string;
  readonly bytes: number;
  readonly createdAt: string;
}

/** The picture that was made of this file for the same side before. */
export async function findSentPicture(
  db: Db,
  { resultId, clubId }: Side,
  sentSha256: string,
): Promise<StoredPicture | null> {
  const row = await db
    .selectFrom('evidence')
    .select(['sha256', 'width', 'height'])
    .where('result_id', '=', resultId)
    .where('club_id', '=', clubId)
    .where('sent_sha256', '=', sentSha256)
    .executeTakeFirst();
  return row ?? null;
}

/** The names of the pictures of one side. */
export async function listPicturesOf(db: Db, { resultId, clubId }: Side): Promise<string[]> {
  const rows = await db
    .selectFrom('evidence')
    .select('sha256')
    .where('result_id', '=', resultId)
    .where('club_id', '=', clubId)
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

export async function bytesOfPictures(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('evidence')
    .select(({ fn }) => fn.sum('bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export async function bytesOfClub(db: Db, season: number, clubId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('evidence')
    .innerJoin('results', 'results.id', 'evidence.result_id')
    .select(({ fn }) => fn.sum('evidence.bytes').as('bytes'))
    .where('results.season', '=', season)
    .where('evidence.club_id', '=', clubId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export async function insertEvidence(
  db: Db,
  { resultId, clubId }: Side,
  { sha256, sentSha256, width, height, bytes, createdAt }: NewEvidence,
): Promise<void> {
  await db
    .insertInto('evidence')
    .values({
      result_id: resultId,
      club_id: clubId,
      sha256,
      sent_sha256: sentSha256,
      width,
      height,
      bytes,
      created_at: createdAt,
    })
    .execute();
}

/** By result, of those in play, the oldest first. For the administrator and the two clubs. */
export async function listEvidence(
  db: Db,
  season: number,
): Promise<ReadonlyMap<number, (StoredPicture & { readonly clubId: number })[]>> {
  const rows = await db
    .selectFrom('evidence')
    .innerJoin('results', 'results.id', 'evidence.result_id')
    .select(['result_id', 'club_id', 'sha256', 'width', 'height'])
    .where('results.season', '=', season)
    .where('results.reset_at', 'is', null)
    .orderBy('created_at')
    .orderBy('sha256')
    .execute();
  const byResult = new Map<number, (StoredPicture & { readonly clubId: number })[]>();
  for (const { result_id, club_id, ...picture } of rows) {
    const pictures = byResult.get(result_id) ?? [];
    byResult.set(result_id, [...pictures, { clubId: club_id, ...picture }]);
  }
  return byResult;
}

/** A match that a picture belongs to, whether its result is in play or not. */
interface MatchOfPicture {
  readonly season: number;
  readonly fixtureId: number;
  readonly clubId: number;
}

export async function listMatchesOfPicture(db: Db, sha256: string): Promise<MatchOfPicture[]> {
  const rows = await db
    .selectFrom('evidence')
    .innerJoin('results', 'results.id', 'evidence.result_id')
    .select(['results.season', 'results.fixture_id', 'evidence.club_id'])
    .where('sha256', '=', sha256)
    .execute();
  return rows.map(({ season, fixture_id, club_id }) => ({ season, fixtureId: fixture_id, clubId: club_id }));
}

/** Every picture that belongs to a result. */
export async function listPictures(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('evidence').select('sha256').distinct().execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Forgets the pictures of seasons that were finished before this time. Their bytes go with the next sweep. */
export async function deleteEvidenceOfSeasons(db: Db, finishedBefore: string): Promise<void> {
  await db
    .deleteFrom('evidence')
    .where(
      'result_id',
      'in',
      db
        .selectFrom('results')
        .innerJoin('seasons', 'seasons.number', 'results.season')
        .select('results.id')
        .where('seasons.finished_at', '<', finishedBefore),
    )
    .execute();
}

/** Forgets the pictures of submissions that were withdrawn before this time, which nothing can bring back. */
export async function deleteEvidenceOfWithdrawn(db: Db, before: string): Promise<void> {
  const removed = await db
    .selectFrom('evidence')
    .innerJoin('results', 'results.id', 'evidence.result_id')
    .select('results.id')
    .distinct()
    .where('results.reset_at', '<', before)
    .execute();
  // A result that the administrator has reset can be restored: only the record says which was withdrawn.
  const withdrawn = await listWithdrawnResults(
    db,
    removed.map(({ id }) => id),
  );
  if (withdrawn.size > 0)
    await db
      .deleteFrom('evidence')
      .where('result_id', 'in', [...withdrawn])
      .execute();
}

/** Forgets a picture of one side; false if it has none of this name. Its bytes go with the next sweep. */
export async function deletePicture(db: Db, { resultId, clubId }: Side, sha256: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('evidence')
    .where('result_id', '=', resultId)
    .where('club_id', '=', clubId)
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Whether any club has added this picture to a result. */
export async function hasPicture(db: Db, resultId: number, sha256: string): Promise<boolean> {
  const row = await db
    .selectFrom('evidence')
    .select('sha256')
    .where('result_id', '=', resultId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row !== undefined;
}
