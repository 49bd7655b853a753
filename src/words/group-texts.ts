import { countMatchdays } from '#domain/clubs/format.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import type { SeasonFormat } from './season-format.ts';

const NUMBER_WORDS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  ...['nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen'],
];

/** Up to the number of groups: 'three'. */
export function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count);
}

/** '16 groups of 4', '8 groups of 3 or 4'. */
export function groupsText({ sizes }: Pick<SeasonFormat, 'sizes'>): string {
  const different = [...new Set(sizes)].sort((a, b) => a - b);
  return `${countText(sizes)} of ${different.join(' or ')}`;
}

function countText({ length }: readonly number[]): string {
  return length === 1 ? '1 group' : `${length} groups`;
}

/** '16 groups of 4', '8 groups, three of 4 and five of 3'. */
export function exactGroupsText({ sizes }: Pick<SeasonFormat, 'sizes'>): string {
  const different = [...new Set(sizes)];
  if (different.length === 1) return groupsText({ sizes });
  const counts = different.map(
    (size) => `${numberWord(sizes.filter((other) => other === size).length)} of ${size}`,
  );
  return `${countText(sizes)}, ${counts.join(' and ')}`;
}

/** 'A to P', 'A'. */
export function groupNames({ groups }: SeasonFormat): string {
  return groups === 1 ? 'A' : `A to ${GROUPS[groups - 1]}`;
}

/** After a number of clubs: 'of each group', 'of the group'. */
export function ofEachGroup({ groups }: SeasonFormat): string {
  return groups === 1 ? 'of the group' : 'of each group';
}

/** 'matchdays 1, 2 and 3', 'matchdays 1 to 5'. */
export function matchdaysText({ sizes }: SeasonFormat): string {
  const days = countMatchdays(sizes);
  return days === 3 ? 'matchdays 1, 2 and 3' : `matchdays 1 to ${days}`;
}

/** Whether every club has a match on every matchday. */
export function hasFullMatchdays({ sizes }: SeasonFormat): boolean {
  return sizes.every((size) => size === sizes[0] && size % 2 === 0);
}
