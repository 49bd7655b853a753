import { stageOfId } from '../matches/match-plan.ts';
import { checkScore } from '../results/scores.ts';

/** A visitor's what-if score for an undecided match. It is not a submission. */
export interface WhatIfScore {
  readonly fixtureId: number;
  readonly homeScore: number;
  readonly awayScore: number;
}

/** Why an entry is left out. */
export type Reason = 'unreadable' | 'unknown' | 'knockout' | 'decided' | 'score' | 'repeated' | 'rest';

/** Whether a group match can be given a score. */
export type MatchState = 'open' | 'decided' | 'unknown';

export interface WhatIfScores {
  readonly scores: readonly WhatIfScore[];
  /** How many entries were left out, by reason. 'rest' means that the text was too long to read to the end. */
  readonly leftOut: ReadonlyMap<Reason, number>;
}

/** No season has more group matches than eight groups of six: further entries are not read. */
export const ENTRIES_MAX = 120;
/** '6500:2-1'. Two extra digits are read, so that such scores can be rejected as too high. */
const ENTRY = /^(\d{1,6}):(\d{1,4})-(\d{1,4})$/;

/** Reads the scores in a URL: '6500:2-1,6503:0-0'. The work is bounded whatever it contains. */
export function readScores(text: string, stateOf: (fixtureId: number) => MatchState): WhatIfScores {
  const scores = new Map<number, WhatIfScore>();
  const leftOut = new Map<Reason, number>();
  const entries = text === '' ? [] : text.split(',', ENTRIES_MAX + 1);
  if (entries.length > ENTRIES_MAX) leftOut.set('rest', 1);
  for (const entry of entries.slice(0, ENTRIES_MAX)) {
    const score = readEntry(entry);
    const reason = score ? reasonAgainst(score, scores, stateOf) : 'unreadable';
    if (reason) leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
    else if (score) scores.set(score.fixtureId, score);
  }
  return { scores: [...scores.values()], leftOut };
}

function readEntry(entry: string): WhatIfScore | null {
  const [, fixtureId, homeScore, awayScore] = ENTRY.exec(entry) ?? [];
  if (!fixtureId || !homeScore || !awayScore) return null;
  return { fixtureId: Number(fixtureId), homeScore: Number(homeScore), awayScore: Number(awayScore) };
}

function reasonAgainst(
  score: WhatIfScore,
  read: ReadonlyMap<number, WhatIfScore>,
  stateOf: (fixtureId: number) => MatchState,
): Reason | null {
  const { fixtureId } = score;
  if (stageOfId(fixtureId)?.kind === 'knockout') return 'knockout';
  if (read.has(fixtureId)) return 'repeated';
  const state = stageOfId(fixtureId) ? stateOf(fixtureId) : 'unknown';
  if (state !== 'open') return state;
  return checkScore(score).length > 0 ? 'score' : null;
}

export function writeScores(scores: readonly WhatIfScore[]): string {
  return scores
    .map(({ fixtureId, homeScore, awayScore }) => `${fixtureId}:${homeScore}-${awayScore}`)
    .join(',');
}
