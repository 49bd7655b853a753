/** 'Aurora 11: 3 points deducted. Fielded a banned player.' */
export function deductionNote(name: string, { points, reason }: { points: number; reason: string }): string {
  return `${name}: ${points === 1 ? '1 point' : `${points} points`} deducted. ${reason}`;
}

export function withdrawalNote(name: string, { reason }: { reason: string }): string {
  return `${name} have withdrawn. ${reason}`;
}

export function replacementNote(
  _name: string,
  { from, to, reason }: { from: string; to: string; reason: string },
): string {
  return `${to} took the place of ${from}. ${reason}`;
}
