import type { RecordEntry } from '#domain/record/kinds.ts';
import { clubsOf, fixtureOf, type RecordedFixture } from '#domain/record/record-subjects.ts';
import { PATHS } from '#paths.ts';

/** Null for all. */
export interface RecordFilter {
  /** By name, because ids pass from club to club. */
  readonly club: string | null;
  readonly kind: string | null;
  readonly match: RecordedFixture | null;
}

export const NO_FILTER: RecordFilter = { club: null, kind: null, match: null };

export function isFiltered({ club, kind, match }: RecordFilter): boolean {
  return club !== null || kind !== null || match !== null;
}

export function passes({ club, kind, match }: RecordFilter, entry: RecordEntry): boolean {
  if (kind !== null && entry.kind !== kind) return false;
  if (club !== null && !clubsOf(entry).includes(club)) return false;
  return match === null || isSameMatch(match, fixtureOf(entry));
}

function isSameMatch(match: RecordedFixture, other: RecordedFixture | null): boolean {
  return other !== null && match.fixtureId === other.fixtureId && match.season === other.season;
}

const MATCH = /^([1-9]\d{0,5})-([1-9]\d{0,8})$/;

/** '1-6500': the season and the match. */
export function matchName({ season, fixtureId }: RecordedFixture): string {
  return `${season}-${fixtureId}`;
}

export function readMatch(name: string | null): RecordedFixture | null {
  const [, season, fixtureId] = MATCH.exec(name ?? '') ?? [];
  return season && fixtureId ? { season: Number(season), fixtureId: Number(fixtureId) } : null;
}

/** The filter is in the URL, so that it can be shared. */
export function readFilter(search: string): RecordFilter {
  const query = new URLSearchParams(search);
  return {
    club: query.get('club') || null,
    kind: query.get('kind') || null,
    match: readMatch(query.get('match')),
  };
}

export function addressOf({ club, kind, match }: RecordFilter): string {
  const query = new URLSearchParams();
  if (club !== null) query.set('club', club);
  if (kind !== null) query.set('kind', kind);
  if (match !== null) query.set('match', matchName(match));
  return query.size > 0 ? `${PATHS.record}?${query}` : PATHS.record;
}
