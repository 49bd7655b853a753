import { afterEach, expect, it } from 'vitest';
import { atKnownRevision, noteRevision, setKnownRevision } from './known-revision.ts';

afterEach(() => setKnownRevision(0));

it('asks for nothing in particular until it was told of a revision', () => {
  noteRevision(null);
  expect(atKnownRevision('/api/stats')).toBe('/api/stats');
});

it('asks for what it was told of, by an event or by the reply to a change', () => {
  setKnownRevision(7);
  expect(atKnownRevision('/api/stats')).toBe('/api/stats?revision=7');
  noteRevision('9');
  expect(atKnownRevision('/api/stats')).toBe('/api/stats?revision=9');
});

it('is not set back by a reply that was overtaken, but by an event', () => {
  setKnownRevision(7);
  noteRevision('6');
  expect(atKnownRevision('/api/stats')).toBe('/api/stats?revision=7');
  expect(setKnownRevision(3)).toBe(true);
  expect(atKnownRevision('/api/stats')).toBe('/api/stats?revision=3');
  expect(setKnownRevision(4)).toBe(false);
});
