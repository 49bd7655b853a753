import { expect, test } from 'vitest';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';

const EMPTY = { homeScore: '', awayScore: '' };

test('what was typed for a match is kept until it is dropped', () => {
  expect(draftOf(6500)).toEqual(EMPTY);
  keepDraft(6500, { homeScore: '2', awayScore: '' });
  keepDraft(6500, { homeScore: '2', awayScore: '1' });
  keepDraft(6501, { homeScore: '-', awayScore: '' });
  expect(draftOf(6500)).toEqual({ homeScore: '2', awayScore: '1' });
  dropDraft(6500);
  expect(draftOf(6500)).toEqual(EMPTY);
  expect(draftOf(6501)).toEqual({ homeScore: '-', awayScore: '' });
  dropDraft(6501);
});
