export function groupTitle(group: string): string {
  return `Group ${group}`;
}
