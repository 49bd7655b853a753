import type { IdStage } from '#domain/matches/match-plan.ts';
import { tieDecisionProblem } from '#domain/results/penalties.ts';
import type { ReportedScore } from '#domain/results/results.ts';

/** A typed but not submitted score. Survives an accidental close and a reload, within the tab. */
export interface Draft {
  readonly homeScore: string;
  readonly awayScore: string;
  /** For a tie that is level. */
  readonly homePenalties?: string;
  readonly awayPenalties?: string;
  readonly afterExtraTime?: boolean;
  /** The clubs when it was typed: the slot may have gone to another club since. */
  readonly clubs?: string;
}

/** With the season, because every season has the same match ids. */
export interface DraftMatch {
  readonly season: number;
  readonly fixtureId: number;
}

export const EMPTY_DRAFT: Draft = { homeScore: '', awayScore: '' };
/** In memory too, for browsers without storage. */
const drafts = new Map<string, Draft>();

const keyOf = ({ season, fixtureId }: DraftMatch) => `ces-draft-${season}-${fixtureId}`;

/** Null in a browser without storage. */
function inStorage<Outcome>(act: (storage: Storage) => Outcome): Outcome | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}

export function draftOf(place: DraftMatch): Draft {
  const key = keyOf(place);
  const stored = drafts.get(key) ?? inStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null'));
  return typeof stored?.homeScore === 'string' && typeof stored?.awayScore === 'string'
    ? stored
    : EMPTY_DRAFT;
}

export function saveDraft(place: DraftMatch, draft: Draft): void {
  drafts.set(keyOf(place), draft);
  inStorage((storage) => storage.setItem(keyOf(place), JSON.stringify(draft)));
}

export function removeDraft(place: DraftMatch): void {
  drafts.delete(keyOf(place));
  inStorage((storage) => storage.removeItem(keyOf(place)));
}

/** A level tie needs a shoot-out. */
export function isLevel({ homeScore, awayScore }: Draft): boolean {
  return homeScore.trim() !== '' && Number(homeScore) === Number(awayScore) && awayScore.trim() !== '';
}

/** Penalties of a score that is no longer level stay in the form only. */
export function scoreToSend(stage: IdStage, draft: Draft): ReportedScore {
  const isTie = stage.kind === 'knockout';
  const hasShootOut = isTie && isLevel(draft);
  return {
    homeScore: Number(draft.homeScore),
    awayScore: Number(draft.awayScore),
    homePenalties: hasShootOut ? numberIn(draft.homePenalties) : null,
    awayPenalties: hasShootOut ? numberIn(draft.awayPenalties) : null,
    afterExtraTime: isTie && draft.afterExtraTime === true,
  };
}

/** Why the typed score of a tie has no winner; null if it has one, and for group matches. */
export function typedDecisionProblem(stage: IdStage, draft: Draft): string | null {
  return stage.kind === 'knockout' ? tieDecisionProblem(scoreToSend(stage, draft)) : null;
}

function numberIn(text = ''): number | null {
  return text.trim() === '' ? null : Number(text);
}
