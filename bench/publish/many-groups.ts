/*
 * Replaces src/domain/clubs/groups.ts in the benchmark's own build: the same letters, and more groups for larger
 * tournaments.
 */
const COUNT = Number(process.env.BENCH_GROUPS ?? 16);
const FIRST = 'A'.charCodeAt(0);

export type Group = string;

export const GROUPS: readonly Group[] = Array.from({ length: COUNT }, (_, index) =>
  String.fromCharCode(FIRST + index),
);

const known = new Set(GROUPS);

export function isGroup(value: unknown): value is Group {
  return known.has(value as Group);
}
