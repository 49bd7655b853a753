export const POTS = [1, 2, 3, 4] as const;
export type Pot = (typeof POTS)[number];
