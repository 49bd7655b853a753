import type { RecordEntry } from './kinds.ts';

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

/** A name for something that entries are about, by which they are found again. Ids of clubs and matches belong to a season. */
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
interface About {
  readonly data: object;
}

/**
 * Everything that an entry is about: matches by the results that it takes out, too, and of an undone entry everything that
 * this one was about.
 */
export function subjectsOf(
  { data }: About,
  matchOfResult: (resultId: number) => number | undefined,
  undone?: About,
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

/** What each entry of a whole record is about, by its number. */
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
