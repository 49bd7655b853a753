import type { Selectable } from 'kysely';
import { allResults, type ResultState, type SeasonState } from '#domain/record/state.ts';
import { listClubs } from './clubs.ts';
import { listDraws } from './draws.ts';
import { listKickoffs } from './kickoffs.ts';
import { readPlaces } from './knockout-places.ts';
import { disputeOf } from './result-row.ts';
import { listPostponements, listSchedule } from './schedule.ts';
import { readSeason } from './seasons.ts';
import type { Db, Tables } from './tables.ts';
import { listReplacements } from './withdrawals.ts';

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
  };
}

/** Brings the texts in the rows of a season up to date with the record. */
export async function writeSeasonTexts(trx: Db, before: SeasonState, after: SeasonState): Promise<void> {
  const season = after.number;
  const notes = new Map(allResults(before).map(({ id, notes }) => [id, notes]));
  for (const { id, notes: admin_notes } of allResults(after))
    if (notes.get(id) !== admin_notes)
      await trx.updateTable('results').set({ admin_notes }).where('id', '=', id).execute();
  for (const table of ['deductions', 'withdrawals'] as const)
    for (const [id, { reason }] of after[table])
      if (before[table].get(id)?.reason !== reason)
        await trx.updateTable(table).set({ reason }).where('id', '=', id).execute();
  for (const { clubId, at, reason } of after.replacements)
    await trx
      .updateTable('replacements')
      .set({ reason })
      .where('season', '=', season)
      .where('club_id', '=', clubId)
      .where('at', '=', at)
      .execute();
  for (const { fixtureId, reason } of after.postponements.values())
    await trx
      .updateTable('postponements')
      .set({ reason })
      .where('season', '=', season)
      .where('fixture_id', '=', fixtureId)
      .execute();
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
