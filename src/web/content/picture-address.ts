import type { Bracket } from '#domain/matches/stages.ts';

/** The addresses of share pictures. */
export const PICTURE_PATHS = {
  group: (group: string) => `/share/groups/${group}.png`,
  knockouts: (bracket: Bracket) => `/share/knockouts/${bracket.toLowerCase()}.png`,
  club: (id: number) => `/share/clubs/${id}.png`,
  match: (id: number) => `/share/matches/${id}.png`,
} as const;
