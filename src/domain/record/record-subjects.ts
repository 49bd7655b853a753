import type { RecordEntry } from './record.ts';

/** A match of a season: the next season has the same ids. */
export interface RecordedFixture {
  readonly season: number;
  readonly fixtureId: number;
}

/** The match that an entry tells of; null when it tells of none, or of many. */
export function fixtureOf({ data }: RecordEntry): RecordedFixture | null {
  const fixtureId = data.fixtureId ?? asObject(data.match).fixtureId;
  return typeof fixtureId === 'number' ? { season: Number(data.season), fixtureId } : null;
}

/** What the ids of clubs and matches belong to: a new season and a draw give them to others. */
interface IdsInUse {
  readonly season: number;
  readonly drawnAt: string | null;
}

/** Whether the ids in an entry are still those of the same clubs and matches. */
export function hasIdsInUse({ at, data }: RecordEntry, { season, drawnAt }: IdsInUse): boolean {
  return data.season === season && at > (drawnAt ?? '');
}

/**
 * Those of these entries, ascending, that tell of a match: also of what was done to its results, and taken back, together
 * with others. Of a walkover those by which these clubs withdrew from it, which name no match.
 */
export function entriesOfMatch(
  entries: readonly RecordEntry[],
  { season, fixtureId }: RecordedFixture,
  withdrawn: readonly number[],
): RecordEntry[] {
  const told = new Set<unknown>();
  const results = new Set<unknown>();
  return entries.filter(({ seq, kind, data }) => {
    if (data.season !== season) return false;
    const here = [data, data.match, ...listOf(data.putIn), ...listOf(data.results)]
      .map(asObject)
      .filter((each) => each.fixtureId === fixtureId);
    for (const { resultId } of here) if (resultId !== undefined) results.add(resultId);
    const isTold =
      here.length > 0 ||
      listOf(data.takenOut).some((id) => results.has(id)) ||
      (kind === 'club-withdrawn' && withdrawn.includes(Number(data.clubId))) ||
      (kind === 'undone' && told.has(data.seq));
    if (isTold) told.add(seq);
    return isTold;
  });
}

/** The names, as they were then, of the clubs that an entry tells of. */
export function clubsOf({ data }: RecordEntry): readonly string[] {
  const match = asObject(data.match);
  const places = [
    data.home,
    data.away,
    match.home,
    match.away,
    ...listOf(data.renamed),
    ...listOf(data.steps),
  ];
  // A season has a name as well.
  if (data.clubId !== undefined) places.push(data);
  const names = places.flatMap((place) => {
    const { name, from, to } = asObject(place);
    return [name, from, to].filter((each) => typeof each === 'string');
  });
  return [...new Set(names)];
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
