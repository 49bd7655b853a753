/** What was typed for a match and not yet submitted. It survives an accidental close and a reload, within the tab. */
export interface Draft {
  readonly homeScore: string;
  readonly awayScore: string;
  /** Of a tie that ended level. */
  readonly homePenalties?: string;
  readonly awayPenalties?: string;
  readonly afterExtraTime?: boolean;
  /** Who it was typed for: a place may have gone to another club since. */
  readonly clubs?: string;
}

/** A match of a season: the next season has the same ids. */
export interface DraftPlace {
  readonly season: number;
  readonly fixtureId: number;
}

const EMPTY: Draft = { homeScore: '', awayScore: '' };
/** For a browser that keeps nothing, too. */
const drafts = new Map<string, Draft>();

const keyOf = ({ season, fixtureId }: DraftPlace) => `ces-draft-${season}-${fixtureId}`;

function readKept(key: string): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof kept?.homeScore === 'string' && typeof kept?.awayScore === 'string' ? kept : null;
  } catch {
    return null;
  }
}

export function draftOf(place: DraftPlace): Draft {
  const key = keyOf(place);
  return drafts.get(key) ?? readKept(key) ?? EMPTY;
}

export function keepDraft(place: DraftPlace, draft: Draft): void {
  const key = keyOf(place);
  drafts.set(key, draft);
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Kept until the page is reloaded, then.
  }
}

export function dropDraft(place: DraftPlace): void {
  const key = keyOf(place);
  drafts.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It was not kept.
  }
}
