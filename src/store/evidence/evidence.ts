import type { Db } from '../db/tables.ts';

export interface StoredImage {
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/** One of the two clubs of a result. */
export interface Side {
  readonly resultId: number;
  readonly clubId: number;
}

interface NewEvidence extends StoredImage {
  readonly season: number;
  /** The hash of the uploaded file. */
  readonly sentSha256: string;
  readonly bytes: number;
  readonly createdAt: string;
}

/** The image that an earlier upload of this file by the same side created. */
export async function findSentImage(
  db: Db,
  { resultId, clubId }: Side,
  sentSha256: string,
): Promise<StoredImage | null> {
  const row = await db
    .selectFrom('evidence')
    .select(['sha256', 'width', 'height'])
    .where('result_id', '=', resultId)
    .where('club_id', '=', clubId)
    .where('sent_sha256', '=', sentSha256)
    .executeTakeFirst();
  return row ?? null;
}

/** The names of one side's images. */
export async function listImagesOf(db: Db, { resultId, clubId }: Side): Promise<string[]> {
  const rows = await db
    .selectFrom('evidence')
    .select('sha256')
    .where('result_id', '=', resultId)
    .where('club_id', '=', clubId)
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

export async function bytesOfImages(db: Db): Promise<number> {
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

/** By result, oldest first. For the administrator and the two clubs. */
export async function listEvidence(
  db: Db,
  season: number,
): Promise<ReadonlyMap<number, (StoredImage & { readonly clubId: number })[]>> {
  const rows = await db
    .selectFrom('evidence')
    .select(['result_id', 'club_id', 'sha256', 'width', 'height'])
    .where('season', '=', season)
    .orderBy('created_at')
    .orderBy('sha256')
    .execute();
  const byResult = new Map<number, (StoredImage & { readonly clubId: number })[]>();
  for (const { result_id, club_id, ...picture } of rows) {
    const images = byResult.get(result_id) ?? [];
    byResult.set(result_id, [...images, { clubId: club_id, ...picture }]);
  }
  return byResult;
}

/** A result with this image, and the club that added it. */
export interface ResultOfImage extends Side {
  readonly season: number;
}

export function listResultsOfImage(db: Db, sha256: string): Promise<ResultOfImage[]> {
  return db
    .selectFrom('evidence')
    .select(['season', 'result_id as resultId', 'club_id as clubId'])
    .where('sha256', '=', sha256)
    .execute();
}

/** A club has corrected its submission: the new one keeps the screenshots. */
export async function moveImages(db: Db, from: number, to: number): Promise<void> {
  await db.updateTable('evidence').set({ result_id: to }).where('result_id', '=', from).execute();
}

/** Every image that belongs to a result. */
export async function listImages(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('evidence').select('sha256').distinct().execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Removes the rows of these seasons. The files are deleted by the next sweep. */
export async function deleteEvidenceOfSeasons(db: Db, seasons: readonly number[]): Promise<void> {
  if (seasons.length > 0) await db.deleteFrom('evidence').where('season', 'in', seasons).execute();
}

export async function deleteEvidenceOfResults(db: Db, resultIds: readonly number[]): Promise<void> {
  if (resultIds.length > 0) await db.deleteFrom('evidence').where('result_id', 'in', resultIds).execute();
}

/** Removes one side's image; false if it has none of this name. The file is deleted by the next sweep. */
export async function deleteImage(db: Db, { resultId, clubId }: Side, sha256: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('evidence')
    .where('result_id', '=', resultId)
    .where('club_id', '=', clubId)
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Whether any club has added this image to a result. */
export async function hasImage(db: Db, resultId: number, sha256: string): Promise<boolean> {
  const row = await db
    .selectFrom('evidence')
    .select('sha256')
    .where('result_id', '=', resultId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row !== undefined;
}
