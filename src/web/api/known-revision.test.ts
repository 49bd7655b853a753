import { afterEach, expect, it } from 'vitest';
import { atKnownRevision, noteRevision, setKnownRevision } from './known-revision.ts';

afterEach(() => setKnownRevision(0));

it('requests no revision until one is known', () => {
  noteRevision(null);
  expect(atKnownRevision('/api/stats')).toBe('/api/stats');
});

it('requests the revision of an event or of the reply to a change', () => {
  setKnownRevision(7);
  expect(atKnownRevision('/api/stats')).toBe('/api/stats?revision=7');
  noteRevision('9');
  expect(atKnownRevision('/api/stats')).toBe('/api/stats?revision=9');
});

it('is not set back by a late reply, but by an event', () => {
  setKnownRevision(7);
  noteRevision('6');
  expect(atKnownRevision('/api/stats')).toBe('/api/stats?revision=7');
  expect(setKnownRevision(3)).toBe(true);
  expect(atKnownRevision('/api/stats')).toBe('/api/stats?revision=3');
  expect(setKnownRevision(4)).toBe(false);
});
