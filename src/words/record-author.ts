import type { RecordEntry } from '#domain/record/kinds.ts';

const AUTHORS: Readonly<Record<string, string>> = {
  captain: 'Team Captain',
  admin: 'Administrator',
  rule: 'By rule, nobody decided',
};

/** Who has made it so, in words. */
export function authorText({ by, data, texts }: RecordEntry): string {
  const clubs = [data.home, data.away] as ({ clubId: number; name: string } | undefined)[];
  const club = clubs.find((each) => by === `club:${each?.clubId}`);
  return club?.name ?? AUTHORS[by] ?? texts.staff?.text ?? by;
}
