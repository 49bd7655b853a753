import type { Club } from '../clubs/clubs.ts';

/** A match that counts: two clubs of the same group and an approved score. */
export interface PlayedMatch {
  readonly home: Club;
  readonly away: Club;
  readonly homeScore: number;
  readonly awayScore: number;
}

/** A club's figures over some matches. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  readonly points: number;
}

export const POINTS_FOR_WIN = 3;
export const POINTS_FOR_LEVEL = 1;

export function tallyOf(club: Club, matches: readonly PlayedMatch[]): Tally {
  let won = 0;
  let drawn = 0;
  let lost = 0;
  let goalsFor = 0;
  let goalsAgainst = 0;
  for (const match of matches) {
    const atHome = match.home.id === club.id;
    if (!atHome && match.away.id !== club.id) continue;
    const scored = atHome ? match.homeScore : match.awayScore;
    const conceded = atHome ? match.awayScore : match.homeScore;
    goalsFor += scored;
    goalsAgainst += conceded;
    if (scored > conceded) won += 1;
    else if (scored === conceded) drawn += 1;
    else lost += 1;
  }
  return {
    played: won + drawn + lost,
    won,
    drawn,
    lost,
    goalsFor,
    goalsAgainst,
    goalDifference: goalsFor - goalsAgainst,
    points: won * POINTS_FOR_WIN + drawn * POINTS_FOR_LEVEL,
  };
}
