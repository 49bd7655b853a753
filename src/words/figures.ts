export interface Card {
  readonly title: string;
  readonly text: string;
}

/** A figure and its label. */
export interface Figure {
  readonly value: string;
  readonly label: string;
}

/** About and Community take the two values from the API and leave them out when the call fails. */
export const LIVE_FIGURES = {
  title: 'The tournament so far',
  matchesPlayed: 'Matches Played',
  goals: 'Goals Scored',
} as const;
