import type { Meeting as KickoffMeeting } from '#domain/decisions/agree-kickoff.ts';
import type { KickoffProposal } from '#domain/schedule/kickoffs.ts';
import type { Db } from '../db/tables.ts';

type Meeting = Pick<KickoffMeeting, 'season' | 'fixtureId' | 'pairing'>;

/** The proposals of a season, earliest kick-off first. */
export async function listProposals(
  db: Db,
  season: number,
): Promise<(KickoffProposal & Pick<Meeting, 'fixtureId' | 'pairing'>)[]> {
  return db
    .selectFrom('kickoff_proposals')
    .select(['fixture_id as fixtureId', 'pairing', 'at', 'club_id as by'])
    .where('season', '=', season)
    .orderBy('at')
    .orderBy('fixture_id')
    .execute();
}

export async function findProposal(
  db: Db,
  { season, fixtureId, pairing }: Meeting,
): Promise<KickoffProposal | null> {
  const row = await db
    .selectFrom('kickoff_proposals')
    .select(['at', 'club_id as by'])
    .where('season', '=', season)
    .where('fixture_id', '=', fixtureId)
    .where('pairing', '=', pairing)
    .executeTakeFirst();
  return row ?? null;
}

/** Null removes the proposal. */
export async function writeProposal(
  db: Db,
  { season, fixtureId, pairing }: Meeting,
  proposal: KickoffProposal | null,
): Promise<void> {
  await db
    .deleteFrom('kickoff_proposals')
    .where('season', '=', season)
    .where('fixture_id', '=', fixtureId)
    .where('pairing', '=', pairing)
    .execute();
  if (!proposal) return;
  const { at, by: club_id } = proposal;
  await db
    .insertInto('kickoff_proposals')
    .values({ season, fixture_id: fixtureId, pairing, at, club_id })
    .execute();
}

/** The clubs that made them no longer have these places. */
export async function deleteProposals(db: Db, season: number): Promise<void> {
  await db.deleteFrom('kickoff_proposals').where('season', '=', season).execute();
}
