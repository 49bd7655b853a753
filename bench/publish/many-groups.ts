/*
 * Stands in for src/domain/clubs/groups.ts in the bench's own build: the same letters, and as many more groups as the
 * size of the measured tournament asks for.
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
