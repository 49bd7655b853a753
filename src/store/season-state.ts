import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { allResults, type ResultState, type SeasonState } from '#domain/record/state.ts';
import { listClubs, renameClub } from './clubs.ts';
import { listDraws } from './draws.ts';
import { listKickoffs } from './kickoffs.ts';
import { clearPlaces, readPlaces, writePlaces } from './knockout-places.ts';
import { disputeOf, scoreColumns } from './result-row.ts';
import { listPostponements, listSchedule, postponeMatch, removePostponement } from './schedule.ts';
import { readSeason } from './seasons.ts';
import type { Db, Tables } from './tables.ts';
import { deleteReplacements, insertReplacement, listReplacements } from './withdrawals.ts';

/** A season as the rows have it, to be compared with the same season as the record tells it. */
export async function readSeasonState(db: Db, number: number): Promise<SeasonState> {
  const { season, announcement, reporting } = await readSeason(db, number);
  const row = await db
    .selectFrom('seasons')
    .select(['finished_at', 'auto_approve_after'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const results = await db
    .selectFrom('results')
    .selectAll()
    .where('season', '=', number)
    .orderBy('id')
    .execute();
  const deductions = await db
    .selectFrom('deductions')
    .selectAll()
    .where('season', '=', number)
    .orderBy('id')
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('season', '=', number)
    .orderBy('id')
    .execute();
  const draws = await listDraws(db, number);
  const postponements = await listPostponements(db, number);
  const kickoffs = await listKickoffs(db, number);
  return {
    number,
    name: season.name,
    finishedAt: row.finished_at,
    announcement,
    reporting,
    autoApproveAfter: row.auto_approve_after,
    clubs: await listClubs(db, number),
    results: byMatch(results.map(toResultState)),
    deductions: new Map(
      deductions.map(({ id, club_id: clubId, points, reason, at, revoked_at: revokedAt }) => [
        id,
        { id, clubId, points, reason, at, revokedAt },
      ]),
    ),
    withdrawals: new Map(
      withdrawals.map(({ id, club_id: clubId, reason, at, revoked_at: revokedAt }) => [
        id,
        { clubId, reason, at, revokedAt },
      ]),
    ),
    replacements: await listReplacements(db, number),
    schedule: await listSchedule(db, number),
    postponements: new Map(postponements.map((postponement) => [postponement.fixtureId, postponement])),
    kickoffs: new Map(kickoffs.map((kickoff) => [`${kickoff.fixtureId} ${kickoff.pairing}`, kickoff])),
    places: await readPlaces(db, number),
    draws: draws.map(({ id: _, ...draw }) => ({ ...draw, steps: [] })),
  };
}

function byMatch(results: readonly ResultState[]): Map<number, ResultState[]> {
  const grouped = new Map<number, ResultState[]>();
  for (const result of results)
    grouped.set(result.fixtureId, [...(grouped.get(result.fixtureId) ?? []), result]);
  return grouped;
}

function toResultState(row: Selectable<Tables['results']>): ResultState {
  return {
    id: row.id,
    fixtureId: row.fixture_id,
    clubIds: null,
    homeScore: row.home_score,
    awayScore: row.away_score,
    homePenalties: row.home_penalties,
    awayPenalties: row.away_penalties,
    afterExtraTime: row.after_extra_time === 1,
    origin: row.origin,
    submittedAt: row.submitted_at,
    reportedBy: row.reported_by,
    status: row.status,
    notes: row.admin_notes,
    decidedAt: row.decided_at,
    agreedAt: row.agreed_at,
    dispute: disputeOf(row),
    outAt: row.reset_at,
    replacedBy: row.replaced_by,
    needsPerson: row.needs_person === 1,
    waitingSince: row.submitted_at,
    withdrawalId: null,
  };
}

/** Brings the rows of a season up to date with the record, after an entry was undone or a text redacted. */
export async function writeSeasonState(trx: Db, after: SeasonState, at: string): Promise<void> {
  const season = after.number;
  const before = await readSeasonState(trx, season);
  await writeResults(trx, before, after, at);
  for (const table of ['deductions', 'withdrawals'] as const)
    for (const id of before[table].keys()) {
      // Without the entry that it came with, it is out of force.
      const { reason, revokedAt } = after[table].get(id) ?? { revokedAt: at };
      await trx
        .updateTable(table)
        .set({ ...(reason !== undefined && { reason }), revoked_at: revokedAt })
        .where('id', '=', id)
        .execute();
    }
  for (const [index, { id, name }] of after.clubs.entries())
    if (before.clubs[index]?.name !== name) await renameClub(trx, season, id, name);
  await deleteReplacements(trx, season);
  for (const replacement of after.replacements) await insertReplacement(trx, season, replacement);
  await clearPlaces(trx, season);
  if (after.places) await writePlaces(trx, season, after.places);
  for (const fixtureId of before.postponements.keys()) await removePostponement(trx, season, fixtureId);
  for (const postponement of after.postponements.values()) await postponeMatch(trx, season, postponement);
  for (const { givenUpAt, givenUpBecause: given_up_because } of after.draws)
    if (givenUpAt !== null)
      await trx
        .updateTable('draws')
        .set({ given_up_because })
        .where('season', '=', season)
        .where('given_up_at', '=', givenUpAt)
        .execute();
  const { announcement } = after;
  const { closedBecause: closed_because } = after.reporting;
  await trx
    .updateTable('seasons')
    .set({ announcement, closed_because })
    .where('number', '=', season)
    .execute();
}

async function writeResults(trx: Db, before: SeasonState, after: SeasonState, at: string): Promise<void> {
  const recorded = new Map(allResults(after).map((result) => [result.id, result]));
  const changed = allResults(before).flatMap((stored) => {
    // Without the entry that it came with, it is out of play.
    const result = recorded.get(stored.id) ?? { ...stored, outAt: stored.outAt ?? at };
    const columns = resultColumns(result);
    return isDeepStrictEqual(columns, resultColumns(stored)) ? [] : [{ id: stored.id, columns }];
  });
  // A match has one open result at most: those that leave go first.
  for (const { id, columns } of changed.sort((a, b) => order(a.columns) - order(b.columns)))
    await trx.updateTable('results').set(columns).where('id', '=', id).execute();
}

function order({ reset_at, status }: ReturnType<typeof resultColumns>): number {
  return reset_at === null && status !== 'rejected' ? 1 : 0;
}

function resultColumns(result: ResultState) {
  return {
    ...scoreColumns(result),
    status: result.status,
    admin_notes: result.notes,
    decided_at: result.decidedAt,
    agreed_at: result.agreedAt,
    reset_at: result.outAt,
    replaced_by: result.replacedBy,
    needs_person: result.needsPerson ? (1 as const) : (0 as const),
  };
}
