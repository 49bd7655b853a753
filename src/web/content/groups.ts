export function groupTitle(group: string): string {
  return `Group ${group}`;
}

export function knockoutsTitle(bracket: string): string {
  return `${bracket} knockouts`;
}

export function matchdayTitle(matchday: number): string {
  return `Matchday ${matchday}`;
}
