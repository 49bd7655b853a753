import { type Fixture, fixturesOfGroup, groupOfFixture } from '#domain/fixtures/fixtures.ts';
import { listClubsOfGroup } from '#store/clubs.ts';
import type { Db } from '#store/tables.ts';

/** A fixture with the names that its clubs bear now. */
export async function findFixture(trx: Db, id: number): Promise<Fixture | undefined> {
  const group = groupOfFixture(id);
  if (!group) return undefined;
  return fixturesOfGroup(group, await listClubsOfGroup(trx, group)).find((fixture) => fixture.id === id);
}
