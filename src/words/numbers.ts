const ENDINGS = ['', 'st', 'nd', 'rd'];

/** '1st', '2nd', '11th', '21st'. */
export function ordinal(rank: number): string {
  const isTeen = Math.floor(rank / 10) % 10 === 1;
  return `${rank}${(!isTeen && ENDINGS[rank % 10]) || 'th'}`;
}

/** '+3', '0', '−2': with the minus sign, which is as wide as the plus. */
export function signed(figure: number): string {
  if (figure > 0) return `+${figure}`;
  return figure < 0 ? `−${-figure}` : '0';
}

/** '1 match', '2 matches'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
