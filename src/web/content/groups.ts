export function groupTitle(group: string): string {
  return `Group ${group}`;
}

export function matchdayTitle(matchday: number): string {
  return `Matchday ${matchday}`;
}
