import { isDeepStrictEqual } from 'node:util';
import { foldName } from '#domain/clubs/club-names.ts';
import { isClub } from '#domain/knockouts/tie-outcome.ts';
import { buildFixtures, type Fixture, isGroupFixture } from '#domain/matches/fixtures.ts';
import { createRecordCheck } from '#domain/record/check-record.ts';
import { foldRecord } from '#domain/record/fold.ts';
import type { KnownEntry, RecordEntry } from '#domain/record/kinds.ts';
import { subjectsOf } from '#domain/record/record-subjects.ts';
import { factsOf, type ResultState, type SeasonState } from '#domain/record/state.ts';
import { foldTournament } from '#domain/record/tournament.ts';
import type { Tables } from '#store/db/tables.ts';
import { registrationProblems } from './registration-problems.ts';

export type SubjectRow = Tables['record_subjects'];

/** Every invariant that a record and its tournament violate. */
export async function recordProblems(
  entries: readonly RecordEntry[],
  subjects: readonly SubjectRow[],
): Promise<string[]> {
  const fault = await createRecordCheck().add(entries);
  const known = entries as unknown as readonly KnownEntry[];
  return [
    ...(fault ? [`Entry ${fault.seq} of the record: ${fault.problem}`] : []),
    ...foldTournament(entries).skipped.map((seq) => `Entry ${seq} of the record is malformed`),
    ...changesMadeTwice(known),
    ...registrationProblems(known),
    ...foldRecord(entries).flatMap(seasonProblems),
    ...(belongTo(subjects, known) ? [] : ['The stored subjects of the entries differ from the derived ones']),
  ];
}

/** No id is used twice, and no entry is undone twice. */
function changesMadeTwice(entries: readonly KnownEntry[]): string[] {
  const given = entries.flatMap(({ kind, data }) => [
    ...('putIn' in data ? data.putIn.map(({ resultId }) => `result ${resultId}`) : []),
    ...(kind === 'reported' ? [`result ${data.resultId}`] : []),
    ...(kind === 'deducted' ? [`deduction ${data.deductionId}`] : []),
    ...(kind === 'club-withdrawn' ? [`withdrawal ${data.withdrawalId}`] : []),
    ...(kind === 'undone' ? [`undo of entry ${data.seq}`] : []),
  ]);
  const seen = new Set<string>();
  return given.flatMap((name) => {
    if (seen.has(name)) return [`The record has the ${name} twice`];
    seen.add(name);
    return [];
  });
}

function seasonProblems(season: SeasonState): string[] {
  const names = season.clubs.map(({ name }) => foldName(name));
  const problems = names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `Two clubs are called ${name}`);
  for (const fixture of buildFixtures(factsOf(season))) {
    const open = (season.results.get(fixture.id) ?? []).filter(
      ({ removedAt, status }) => removedAt === null && status !== 'rejected',
    );
    const [only, ...others] = open;
    if (others.length > 0)
      problems.push(`Match ${fixture.id} has two open results: ${open.map(({ id }) => id).join(' and ')}`);
    if (season.places && isGroupFixture(fixture) && only?.status !== 'approved')
      problems.push(`The groups are closed, and match ${fixture.id} is not decided`);
    if (only && !isOf(only, fixture))
      problems.push(`Result ${only.id} is of ${only.clubIds}, who do not play match ${fixture.id}`);
  }
  return problems.map((problem) => `Season ${season.number}: ${problem}`);
}

function isOf({ clubIds }: ResultState, { home, away }: Fixture): boolean {
  if (!clubIds) return true;
  return [home, away].every((side, index) => isClub(side) && side.id === clubIds[index]);
}

function belongTo(stored: readonly SubjectRow[], entries: readonly KnownEntry[]): boolean {
  const matches = new Map<number, number>();
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  const expected = entries.flatMap((entry) => {
    const { kind, data } = entry;
    const undone = kind === 'undone' ? bySeq.get(data.seq) : undefined;
    const subjects = subjectsOf(entry, (id) => matches.get(id), undone);
    // Only later entries can remove what an entry adds.
    if (kind === 'reported') matches.set(data.resultId, data.fixtureId);
    if ('putIn' in data) for (const { resultId, fixtureId } of data.putIn) matches.set(resultId, fixtureId);
    return subjects.map((subject) => `${entry.seq} ${subject}`);
  });
  const found = stored.map(({ seq, subject }) => `${seq} ${subject}`);
  return isDeepStrictEqual(found.sort(), expected.sort());
}
