import { inSeason } from '#web/content/season-address.ts';

export interface NamedClub {
  readonly id: number;
  readonly name: string;
}

/**
 * Of the page of a club: its id, and for people its name, without accents and in letters that an address takes as they
 * are. A name that has none of these is left out. Of the running season, or of the one with this number.
 */
export function clubPath({ id, name }: NamedClub, season: number | null = null): string {
  const plain = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const words = plain.match(/[a-z\d]+/g) ?? [];
  return inSeason(season, `/clubs/${[id, ...words].join('-')}`);
}
