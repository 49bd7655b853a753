/** The league's chat and the staff chat. */
export const CHANNELS = ['league', 'staff'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Draw messages: each ball, or all groups at the end. */
export const DRAW_NEWS = ['balls', 'end', 'off'] as const;
export type DrawNews = (typeof DRAW_NEWS)[number];

/** The enabled messages: results and milestones for the league, pending work for the staff. */
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

/** The default. */
export const ALL_NEWS: NewsChoice = {
  results: true,
  groups: true,
  draw: 'balls',
  rounds: true,
  champions: true,
  disputes: true,
  waits: true,
};
