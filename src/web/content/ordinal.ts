const ORDINALS = ['1st', '2nd', '3rd'];

/** Of a rank in a group: '1st' to '4th'. */
export function ordinal(rank: number): string {
  return ORDINALS[rank - 1] ?? `${rank}th`;
}
