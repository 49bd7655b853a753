import { kind } from '../kind.ts';
import type { SeasonState } from '../state.ts';

export const renamed = kind<{
  readonly renamed: readonly { readonly clubId: number; readonly from: string; readonly to: string }[];
}>()({
  apply(season, { data }) {
    for (const { clubId, to } of data.renamed) nameClub(season, clubId, to);
  },
  undoneBy: 'administrator',
  movesMilestones: true,
  changesCalendars: true,
});

export function nameClub(season: SeasonState, clubId: number, name: string): void {
  season.clubs = season.clubs.map((club) => (club.id === clubId ? { ...club, name } : club));
}
