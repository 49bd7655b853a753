import { GROUP_FIXTURE_COUNT } from '../matches/fixture-count.ts';
import { stageOf } from '../matches/match-plan.ts';
import { checkScore } from '../results/scores.ts';

/** A score that somebody supposes for a match that is not decided: it is nobody's report. */
export interface SupposedScore {
  readonly fixtureId: number;
  readonly homeScore: number;
  readonly awayScore: number;
}

/** Why an entry of an address does not count. */
export type Reason = 'unreadable' | 'unknown' | 'knockout' | 'decided' | 'score' | 'repeated' | 'rest';

export interface SupposedScores {
  readonly scores: readonly SupposedScore[];
  /** How many entries were left out, by reason. Of what is too long to be read, 'rest' tells that there is something. */
  readonly leftOut: ReadonlyMap<Reason, number>;
}

/** No match has two scores: what comes after as many entries as there are matches is not even looked at. */
const ENTRIES_MAX = GROUP_FIXTURE_COUNT;
/** '6500:2-1'. Two figures too many are read, so that they can be called too high. */
const ENTRY = /^(\d{1,6}):(\d{1,4})-(\d{1,4})$/;

/** Reads what an address supposes: '6500:2-1,6503:0-0'. Whatever it holds, the work is bounded. */
export function readScores(text: string, isDecided: (fixtureId: number) => boolean): SupposedScores {
  const scores = new Map<number, SupposedScore>();
  const leftOut = new Map<Reason, number>();
  const entries = text === '' ? [] : text.split(',', ENTRIES_MAX + 1);
  if (entries.length > ENTRIES_MAX) leftOut.set('rest', 1);
  for (const entry of entries.slice(0, ENTRIES_MAX)) {
    const score = readEntry(entry);
    const reason = score ? reasonAgainst(score, scores, isDecided) : 'unreadable';
    if (reason) leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
    else if (score) scores.set(score.fixtureId, score);
  }
  return { scores: [...scores.values()], leftOut };
}

function readEntry(entry: string): SupposedScore | null {
  const [, fixtureId, homeScore, awayScore] = ENTRY.exec(entry) ?? [];
  if (!fixtureId || !homeScore || !awayScore) return null;
  return { fixtureId: Number(fixtureId), homeScore: Number(homeScore), awayScore: Number(awayScore) };
}

function reasonAgainst(
  score: SupposedScore,
  read: ReadonlyMap<number, SupposedScore>,
  isDecided: (fixtureId: number) => boolean,
): Reason | null {
  const stage = stageOf(score.fixtureId);
  if (!stage) return 'unknown';
  if (stage.kind === 'knockout') return 'knockout';
  if (read.has(score.fixtureId)) return 'repeated';
  if (isDecided(score.fixtureId)) return 'decided';
  return checkScore(score).length > 0 ? 'score' : null;
}

export function writeScores(scores: readonly SupposedScore[]): string {
  return scores
    .map(({ fixtureId, homeScore, awayScore }) => `${fixtureId}:${homeScore}-${awayScore}`)
    .join(',');
}
