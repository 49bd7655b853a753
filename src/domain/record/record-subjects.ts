import type { RecordEntry } from './kinds.ts';

/** A match of a season: the next season has the same ids. */
export interface RecordedFixture {
  readonly season: number;
  readonly fixtureId: number;
}

/** The match of an entry; null if it has none, or many. */
export function fixtureOf({ data }: RecordEntry): RecordedFixture | null {
  const fixtureId = data.fixtureId ?? asObject(data.match).fixtureId;
  return typeof fixtureId === 'number' ? { season: Number(data.season), fixtureId } : null;
}

/** The context of club and match ids: a new season and a draw reassign them. */
interface IdsInUse {
  readonly season: number;
  readonly placesSince: string | null;
}

/** Whether the ids in an entry still identify the same clubs and matches. */
export function hasIdsInUse({ at, data }: RecordEntry, { season, placesSince }: IdsInUse): boolean {
  return data.season === season && at > (placesSince ?? '');
}

/** A key by which entries about the same subject are found. Ids of clubs and matches belong to a season. */
export type Subject =
  | `match:${number}:${number}`
  | `club:${number}:${number}`
  | `result:${number}`
  | `entry:${number}`;

export const matchSubject = ({ season, fixtureId }: RecordedFixture): Subject =>
  `match:${season}:${fixtureId}`;
export const clubSubject = (season: number, clubId: number): Subject => `club:${season}:${clubId}`;
const resultSubject = (resultId: number): Subject => `result:${resultId}`;
export const entrySubject = (seq: number): Subject => `entry:${seq}`;

/** The entries and drafts that `subjectsOf` reads. */
interface SubjectSource {
  readonly data: object;
}

/**
 * All subjects of an entry, including the matches whose results it removes, and for an undo, all subjects of the
 * undone entry.
 */
export function subjectsOf(
  { data }: SubjectSource,
  matchOfResult: (resultId: number) => number | undefined,
  undone?: SubjectSource,
): Subject[] {
  const entry = asObject(data);
  const season = Number(entry.season);
  const subjects = new Set<Subject>(undone && subjectsOf(undone, matchOfResult));
  const match = asObject(entry.match);
  for (const { fixtureId, resultId, replacedBy } of [entry, match, ...listOf(entry.putIn).map(asObject)]) {
    if (typeof fixtureId === 'number') subjects.add(matchSubject({ season, fixtureId }));
    for (const id of [resultId, replacedBy]) if (typeof id === 'number') subjects.add(resultSubject(id));
  }
  for (const id of listOf(entry.takenOut)) {
    if (typeof id !== 'number') continue;
    subjects.add(resultSubject(id));
    const fixtureId = matchOfResult(id);
    if (fixtureId !== undefined) subjects.add(matchSubject({ season, fixtureId }));
  }
  const clubs = [entry, entry.home, entry.away, match.home, match.away];
  for (const club of [...clubs, ...listOf(entry.renamed), ...listOf(entry.places)]) {
    const { clubId } = asObject(club);
    if (typeof clubId === 'number') subjects.add(clubSubject(season, clubId));
  }
  for (const named of [entry, ...listOf(entry.alsoIn)]) {
    const { seq } = asObject(named);
    if (typeof seq === 'number') subjects.add(entrySubject(seq));
  }
  return [...subjects];
}

/** The subjects of each entry of a whole record, by its number. */
export function subjectsByEntry(record: readonly RecordEntry[]): ReadonlyMap<number, readonly Subject[]> {
  const bySeq = new Map(record.map((entry) => [entry.seq, entry]));
  const matches = new Map<unknown, unknown>();
  for (const { kind, data } of record)
    for (const { resultId, fixtureId } of [
      kind === 'reported' ? data : {},
      ...listOf(data.putIn).map(asObject),
    ])
      matches.set(resultId, fixtureId);
  const matchOf = (id: number) => {
    const match = matches.get(id);
    return typeof match === 'number' ? match : undefined;
  };
  return new Map(
    record.map((entry) => {
      const undone = entry.kind === 'undone' ? bySeq.get(Number(entry.data.seq)) : undefined;
      return [entry.seq, subjectsOf(entry, matchOf, undone)];
    }),
  );
}

/** The names, at that time, of the clubs in an entry. */
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
