/** What was typed for a match and not yet submitted. It survives an accidental close and a reload, within the tab. */
export interface Draft {
  readonly homeScore: string;
  readonly awayScore: string;
  /** Of a tie that ended level. */
  readonly homePenalties?: string;
  readonly awayPenalties?: string;
  readonly afterExtraTime?: boolean;
}

const EMPTY: Draft = { homeScore: '', awayScore: '' };
/** For a browser that keeps nothing, too. */
const drafts = new Map<number, Draft>();

const keyOf = (fixtureId: number) => `ces-draft-${fixtureId}`;

function readKept(fixtureId: number): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(fixtureId)) ?? 'null');
    return typeof kept?.homeScore === 'string' && typeof kept?.awayScore === 'string' ? kept : null;
  } catch {
    return null;
  }
}

export function draftOf(fixtureId: number): Draft {
  return drafts.get(fixtureId) ?? readKept(fixtureId) ?? EMPTY;
}

export function keepDraft(fixtureId: number, draft: Draft): void {
  drafts.set(fixtureId, draft);
  try {
    sessionStorage.setItem(keyOf(fixtureId), JSON.stringify(draft));
  } catch {
    // Kept until the page is reloaded, then.
  }
}

export function dropDraft(fixtureId: number): void {
  drafts.delete(fixtureId);
  try {
    sessionStorage.removeItem(keyOf(fixtureId));
  } catch {
    // It was not kept.
  }
}
