import { expect, it } from 'vitest';
import { closesAtOf, fieldOfClosing, fieldOfOpening, opensAtOf } from './gmt-minutes.ts';

it('reads fields as GMT, whatever the time zone of the administrator', () => {
  expect(opensAtOf('2026-03-02T18:00')).toBe('2026-03-02T18:00:00.000Z');
  expect(fieldOfOpening('2026-03-02T18:00:00.000Z')).toBe('2026-03-02T18:00');
});

it('closes after the last minute: Sunday 23:59 is stored as Monday 00:00', () => {
  expect(closesAtOf('2026-03-08T23:59')).toBe('2026-03-09T00:00:00.000Z');
  expect(fieldOfClosing('2026-03-09T00:00:00.000Z')).toBe('2026-03-08T23:59');
});

it('has no time for an empty field, and an empty field for no time', () => {
  expect([opensAtOf(''), closesAtOf('')]).toEqual([null, null]);
  expect([fieldOfOpening(null), fieldOfClosing(null)]).toEqual(['', '']);
});
