import { afterEach, expect, test, vi } from 'vitest';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';

const EMPTY = { homeScore: '', awayScore: '' };

afterEach(() => vi.unstubAllGlobals());

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

test('it is kept for the next load of the page, and a browser that keeps nothing does no harm', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  keepDraft(6502, { homeScore: '2', awayScore: '1' });
  expect([...kept.values()]).toEqual(['{"homeScore":"2","awayScore":"1"}']);
  dropDraft(6502);
  expect(kept.size).toBe(0);
  // As the page finds it after a reload.
  kept.set('ces-draft-6503', '{"homeScore":"3","awayScore":""}');
  kept.set('ces-draft-6504', '{"homeScore":3}');
  kept.set('ces-draft-6505', 'nonsense');
  expect(draftOf(6503)).toEqual({ homeScore: '3', awayScore: '' });
  expect(draftOf(6504)).toEqual(EMPTY);
  expect(draftOf(6505)).toEqual(EMPTY);

  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepDraft(6506, { homeScore: '2', awayScore: '1' });
  expect(draftOf(6506)).toEqual({ homeScore: '2', awayScore: '1' });
  dropDraft(6506);
  expect(draftOf(6506)).toEqual(EMPTY);
});
