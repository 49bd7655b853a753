/** The sixteen groups of the group stage, in order. */
export const GROUPS = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
  'O',
  'P',
] as const;

export type Group = (typeof GROUPS)[number];

export function isGroup(value: unknown): value is Group {
  return (GROUPS as readonly unknown[]).includes(value);
}
