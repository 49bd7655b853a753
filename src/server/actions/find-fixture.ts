import type { Fixture } from '#domain/fixtures/fixtures.ts';
import { fixturesOfGroup } from '#domain/fixtures/group-fixtures.ts';
import { stageOf } from '#domain/fixtures/match-plan.ts';
import { playBrackets } from '#domain/knockouts/play-brackets.ts';
import { listClubsOfGroup } from '#store/clubs.ts';
import { readSeasonFacts } from '#store/facts.ts';
import type { Db } from '#store/tables.ts';

/** A fixture with the names that its clubs bear now. For a match of the groups, its four clubs are enough to know. */
export async function findFixture(trx: Db, season: number, id: number): Promise<Fixture | undefined> {
  const stage = stageOf(id);
  if (!stage) return undefined;
  if (stage.kind === 'knockout')
    return playBrackets(await readSeasonFacts(trx, season)).find((tie) => tie.id === id);
  const clubs = await listClubsOfGroup(trx, season, stage.group);
  return fixturesOfGroup(stage.group, clubs).find((fixture) => fixture.id === id);
}
