/** Where news is sent to: the chat of the league, and the one of its staff. */
export const CHANNELS = ['league', 'staff'] as const;
export type Channel = (typeof CHANNELS)[number];

/** How a draw is told: each ball, or all groups at its end. */
export const DRAW_NEWS = ['balls', 'end', 'off'] as const;
export type DrawNews = (typeof DRAW_NEWS)[number];

/** What is told: to the league of results and what follows from them, to the staff of what waits for it. */
export interface NewsChoice {
  readonly results: boolean;
  readonly groups: boolean;
  readonly draw: DrawNews;
  readonly rounds: boolean;
  readonly champions: boolean;
  readonly disputes: boolean;
  readonly waits: boolean;
}

export type NewsKind = keyof NewsChoice;

/** Until somebody chooses otherwise. */
export const ALL_NEWS: NewsChoice = {
  results: true,
  groups: true,
  draw: 'balls',
  rounds: true,
  champions: true,
  disputes: true,
  waits: true,
};
