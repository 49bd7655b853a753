import { fixturesOfGroup, type GroupFixture } from '#domain/fixtures/fixtures.ts';
import { stageOf } from '#domain/fixtures/match-plan.ts';
import { listClubsOfGroup } from '#store/clubs.ts';
import type { Db } from '#store/tables.ts';

/** A fixture that can have a result, with the names that its clubs bear now. Ties have no clubs yet. */
export async function findFixture(trx: Db, id: number): Promise<GroupFixture | undefined> {
  const stage = stageOf(id);
  if (stage?.kind !== 'group') return undefined;
  const clubs = await listClubsOfGroup(trx, stage.group);
  return fixturesOfGroup(stage.group, clubs).find((fixture) => fixture.id === id);
}
