import { afterEach, expect, test, vi } from 'vitest';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';

const at = (fixtureId: number, season = 1) => ({ season, fixtureId });
const EMPTY = { homeScore: '', awayScore: '' };

afterEach(() => vi.unstubAllGlobals());

test('what was typed for a match is kept until it is dropped', () => {
  expect(draftOf(at(6500))).toEqual(EMPTY);
  keepDraft(at(6500), { homeScore: '2', awayScore: '' });
  keepDraft(at(6500), { homeScore: '2', awayScore: '1' });
  keepDraft(at(6501), { homeScore: '-', awayScore: '' });
  expect(draftOf(at(6500))).toEqual({ homeScore: '2', awayScore: '1' });
  dropDraft(at(6500));
  expect(draftOf(at(6500))).toEqual(EMPTY);
  expect(draftOf(at(6501))).toEqual({ homeScore: '-', awayScore: '' });
  dropDraft(at(6501));
});

test('it is kept for the next load of the page, and a browser that keeps nothing does no harm', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  keepDraft(at(6502), { homeScore: '2', awayScore: '1' });
  expect([...kept.values()]).toEqual(['{"homeScore":"2","awayScore":"1"}']);
  dropDraft(at(6502));
  expect(kept.size).toBe(0);
  // As the page finds it after a reload.
  kept.set('ces-draft-1-6503', '{"homeScore":"3","awayScore":""}');
  kept.set('ces-draft-1-6504', '{"homeScore":3}');
  kept.set('ces-draft-1-6505', 'nonsense');
  expect(draftOf(at(6503))).toEqual({ homeScore: '3', awayScore: '' });
  expect(draftOf(at(6504))).toEqual(EMPTY);
  expect(draftOf(at(6505))).toEqual(EMPTY);

  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepDraft(at(6506), { homeScore: '2', awayScore: '1' });
  expect(draftOf(at(6506))).toEqual({ homeScore: '2', awayScore: '1' });
  dropDraft(at(6506));
  expect(draftOf(at(6506))).toEqual(EMPTY);
});

test('what was typed for a match of one season is not offered in the next', () => {
  keepDraft(at(6507), { homeScore: '2', awayScore: '1' });
  expect(draftOf(at(6507, 2))).toEqual(EMPTY);
  dropDraft(at(6507));
});
