import type { Db } from '../db/tables.ts';

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
  readonly season: number;
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
    .select(({ fn }) => fn.sum('bytes').as('bytes'))
    .where('season', '=', season)
    .where('club_id', '=', clubId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export async function insertEvidence(
  db: Db,
  { resultId, clubId }: Side,
  { season, sha256, sentSha256, width, height, bytes, createdAt }: NewEvidence,
): Promise<void> {
  await db
    .insertInto('evidence')
    .values({
      season,
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

/** By result, the oldest first. For the administrator and the two clubs. */
export async function listEvidence(
  db: Db,
  season: number,
): Promise<ReadonlyMap<number, (StoredPicture & { readonly clubId: number })[]>> {
  const rows = await db
    .selectFrom('evidence')
    .select(['result_id', 'club_id', 'sha256', 'width', 'height'])
    .where('season', '=', season)
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

/** A result that a picture belongs to, and the club that added it. */
export interface ResultOfPicture extends Side {
  readonly season: number;
}

export function listResultsOfPicture(db: Db, sha256: string): Promise<ResultOfPicture[]> {
  return db
    .selectFrom('evidence')
    .select(['season', 'result_id as resultId', 'club_id as clubId'])
    .where('sha256', '=', sha256)
    .execute();
}

/** A club has corrected its submission: the new one has the screenshots of the one before it. */
export async function movePictures(db: Db, from: number, to: number): Promise<void> {
  await db.updateTable('evidence').set({ result_id: to }).where('result_id', '=', from).execute();
}

/** Every picture that belongs to a result. */
export async function listPictures(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('evidence').select('sha256').distinct().execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Forgets the pictures of these seasons. Their bytes go with the next sweep. */
export async function deleteEvidenceOfSeasons(db: Db, seasons: readonly number[]): Promise<void> {
  if (seasons.length > 0) await db.deleteFrom('evidence').where('season', 'in', seasons).execute();
}

export async function deleteEvidenceOfResults(db: Db, resultIds: readonly number[]): Promise<void> {
  if (resultIds.length > 0) await db.deleteFrom('evidence').where('result_id', 'in', resultIds).execute();
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
