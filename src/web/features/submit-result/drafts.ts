/** What was typed for a match and not yet submitted. It survives an accidental close, within the visit. */
export interface Draft {
  readonly homeScore: string;
  readonly awayScore: string;
}

const EMPTY: Draft = { homeScore: '', awayScore: '' };
const drafts = new Map<number, Draft>();

export function draftOf(fixtureId: number): Draft {
  return drafts.get(fixtureId) ?? EMPTY;
}

export function keepDraft(fixtureId: number, draft: Draft): void {
  drafts.set(fixtureId, draft);
}

export function dropDraft(fixtureId: number): void {
  drafts.delete(fixtureId);
}
