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
