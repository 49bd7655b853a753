const ORDINALS = ['1st', '2nd', '3rd'];

/** Of a rank in a group: '1st' to '4th'. */
export function ordinal(rank: number): string {
  return ORDINALS[rank - 1] ?? `${rank}th`;
}

/** '+3', '0', '−2': with the minus sign, which is as wide as the plus. */
export function signed(figure: number): string {
  if (figure > 0) return `+${figure}`;
  return figure < 0 ? `−${-figure}` : '0';
}
