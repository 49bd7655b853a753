import type { KickoffProposal, StoredKickoff } from '#domain/schedule/kickoffs.ts';
import type { Db } from './tables.ts';

/** A match between two certain clubs. */
export interface Meeting {
  readonly season: number;
  readonly fixtureId: number;
  readonly pairing: string;
}

/** What two clubs have come to about the time of their match. */
export interface KickoffTalk {
  readonly at: string | null;
  readonly proposal: KickoffProposal | null;
}

export function listKickoffs(db: Db, season: number): Promise<StoredKickoff[]> {
  return db
    .selectFrom('kickoffs')
    .select(['fixture_id as fixtureId', 'pairing', 'at'])
    .where('season', '=', season)
    .where('at', 'is not', null)
    .$narrowType<{ at: string }>()
    .orderBy('fixture_id')
    .orderBy('pairing')
    .execute();
}

export function listProposals(
  db: Db,
  season: number,
): Promise<(KickoffProposal & Pick<Meeting, 'fixtureId' | 'pairing'>)[]> {
  return db
    .selectFrom('kickoffs')
    .select(['fixture_id as fixtureId', 'pairing', 'proposed as at', 'proposed_by as by'])
    .where('season', '=', season)
    .where('proposed', 'is not', null)
    .$narrowType<{ at: string; by: number }>()
    .orderBy('proposed')
    .orderBy('fixture_id')
    .execute();
}

export async function readTalk(db: Db, { season, fixtureId, pairing }: Meeting): Promise<KickoffTalk> {
  const row = await db
    .selectFrom('kickoffs')
    .select(['at', 'proposed', 'proposed_by'])
    .where('season', '=', season)
    .where('fixture_id', '=', fixtureId)
    .where('pairing', '=', pairing)
    .executeTakeFirst();
  if (!row) return { at: null, proposal: null };
  const { at, proposed, proposed_by } = row;
  return { at, proposal: proposed && proposed_by ? { at: proposed, by: proposed_by } : null };
}

export async function writeTalk(
  db: Db,
  { season, fixtureId, pairing }: Meeting,
  { at, proposal }: KickoffTalk,
): Promise<void> {
  const talk = { at, proposed: proposal?.at ?? null, proposed_by: proposal?.by ?? null };
  await db
    .insertInto('kickoffs')
    .values({ season, fixture_id: fixtureId, pairing, ...talk })
    .onConflict((conflict) => conflict.columns(['season', 'fixture_id', 'pairing']).doUpdateSet(talk))
    .execute();
}

/** The clubs that agreed on them are no longer in these places. */
export async function deleteKickoffs(db: Db, season: number): Promise<void> {
  await db.deleteFrom('kickoffs').where('season', '=', season).execute();
}
