import type { TextDraft } from './use-text-draft.ts';

/** Puts a match into the form that awards. A score and a reason that were typed for another match do not go along. */
export function startAward(draft: TextDraft, fixtureId: number, kind?: 'ruling'): void {
  const match = String(fixtureId);
  if (draft.value('award.match') !== match) draft.clear('award');
  draft.set('award.match', match);
  if (kind) draft.set('award.kind', kind);
}
