import type { Club } from '#domain/clubs/clubs.ts';

/** The clubs as the import reads them. */
export function clubRows(clubs: readonly Club[]): string[][] {
  return [['group', 'club'], ...clubs.map(({ group, name }) => [group, name])];
}
