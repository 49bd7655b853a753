import type { RecordEntry } from '#domain/record/kinds.ts';

const AUTHORS: Readonly<Record<string, string>> = {
  captain: 'Team Captain',
  admin: 'Administrator',
  rule: 'Automatic rule',
};

/** The author of an entry. */
export function authorText({ by, data, texts }: RecordEntry): string {
  const clubs = [data.home, data.away] as ({ clubId: number; name: string } | undefined)[];
  const club = clubs.find((each) => by === `club:${each?.clubId}`);
  return club?.name ?? AUTHORS[by] ?? texts.staff?.text ?? by.replace(/^entry:/, 'Entry ');
}
