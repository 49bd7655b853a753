/** '+3', '0', '−2': with the minus sign, which is as wide as the plus. */
export function signed(figure: number): string {
  if (figure > 0) return `+${figure}`;
  return figure < 0 ? `−${-figure}` : '0';
}
