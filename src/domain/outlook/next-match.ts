import type { GroupFixture } from '../matches/group-fixtures.ts';

/** A club's next open match: the lowest matchday, then the lowest id. */
export function nextMatchOf<Fixture extends Pick<GroupFixture, 'id' | 'stage' | 'home' | 'away'>>(
  clubId: number,
  open: readonly Fixture[],
): Fixture | null {
  const [next] = open
    .filter(({ home, away }) => home.id === clubId || away.id === clubId)
    .sort((a, b) => a.stage.matchday - b.stage.matchday || a.id - b.id);
  return next ?? null;
}
