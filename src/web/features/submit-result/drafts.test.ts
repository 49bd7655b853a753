import { afterEach, expect, test, vi } from 'vitest';
import type { Stage } from '#domain/matches/stages.ts';
import { draftOf, isLevel, removeDraft, saveDraft, scoreToSend, typedDecisionProblem } from './drafts.ts';

const at = (fixtureId: number, season = 1) => ({ season, fixtureId });
const EMPTY = { homeScore: '', awayScore: '' };

afterEach(() => vi.unstubAllGlobals());

test('a draft is kept until it is removed', () => {
  expect(draftOf(at(6500))).toEqual(EMPTY);
  saveDraft(at(6500), { homeScore: '2', awayScore: '' });
  saveDraft(at(6500), { homeScore: '2', awayScore: '1' });
  saveDraft(at(6501), { homeScore: '-', awayScore: '' });
  expect(draftOf(at(6500))).toEqual({ homeScore: '2', awayScore: '1' });
  removeDraft(at(6500));
  expect(draftOf(at(6500))).toEqual(EMPTY);
  expect(draftOf(at(6501))).toEqual({ homeScore: '-', awayScore: '' });
  removeDraft(at(6501));
});

test('it survives a reload, and a browser without storage does no harm', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  saveDraft(at(6502), { homeScore: '2', awayScore: '1' });
  expect([...kept.values()]).toEqual(['{"homeScore":"2","awayScore":"1"}']);
  removeDraft(at(6502));
  expect(kept.size).toBe(0);
  // As stored before a reload.
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
  saveDraft(at(6506), { homeScore: '2', awayScore: '1' });
  expect(draftOf(at(6506))).toEqual({ homeScore: '2', awayScore: '1' });
  removeDraft(at(6506));
  expect(draftOf(at(6506))).toEqual(EMPTY);
});

test('a draft of one season is not offered in the next', () => {
  saveDraft(at(6507), { homeScore: '2', awayScore: '1' });
  expect(draftOf(at(6507, 2))).toEqual(EMPTY);
  removeDraft(at(6507));
});

const GROUP: Stage = { kind: 'group', group: 'A', matchday: 1 };
const TIE: Stage = { kind: 'knockout', bracket: 'UCL', round: 'qf', tie: 2 };

/** '1-1', or '1-1 p 4-3' with a shoot-out. */
function typed(text: string, afterExtraTime = false) {
  const [score = '', shootOut = '-'] = text.split(' p ');
  const [homeScore = '', awayScore = ''] = score.split('-');
  const [homePenalties = '', awayPenalties = ''] = shootOut.split('-');
  return { homeScore, awayScore, homePenalties, awayPenalties, afterExtraTime };
}

test('a level tie is sent with its shoot-out, any other without', () => {
  expect(scoreToSend(TIE, typed('1-1 p 4-3'))).toMatchObject({ homePenalties: 4, awayPenalties: 3 });
  expect(scoreToSend(TIE, typed('2-1 p 4-3', true))).toMatchObject({
    homePenalties: null,
    awayPenalties: null,
    afterExtraTime: true,
  });
});

test('a group match has neither shoot-out nor extra time, whatever was stored', () => {
  expect(scoreToSend(GROUP, typed('1-1 p 4-3', true))).toEqual({
    homeScore: 1,
    awayScore: 1,
    homePenalties: null,
    awayPenalties: null,
    afterExtraTime: false,
  });
  expect(typedDecisionProblem(GROUP, typed('1-1'))).toBeNull();
});

test.each([
  ['2-1', null],
  ['1-1 p 4-3', null],
  ['1-1', 'A knockout match needs a winner. Please enter the penalty shoot-out.'],
  ['1-1 p 4-', 'A knockout match needs a winner. Please enter the penalty shoot-out.'],
  ['1-1 p 4-4', 'A knockout match needs a winner. Please enter the penalty shoot-out.'],
  ['1-1 p 31-4', 'Penalties must be between 0 and 30'],
  ['1-1 p 3.5-4', 'Penalties must be a whole number'],
])('%s in a tie: %s', (text, problem) => {
  expect(typedDecisionProblem(TIE, typed(text))).toBe(problem);
});

test('two empty fields are not level', () => {
  expect(isLevel(typed('-'))).toBe(false);
  expect(isLevel(typed('0-'))).toBe(false);
  expect(isLevel(typed('0-0'))).toBe(true);
});
