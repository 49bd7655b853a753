export interface Card {
  readonly title: string;
  readonly text: string;
}

/** A number people look at first, and the word below it. */
export interface Figure {
  readonly value: string;
  readonly label: string;
}

/** About and Community take these two values from the API and leave them out when it fails. */
export const LIVE_FIGURES = {
  title: 'The tournament so far',
  matchesPlayed: 'Matches Played',
  goals: 'Goals Scored',
} as const;
