import { expect, it } from 'vitest';
import { closesAtOf, fieldOfDeadline, fieldOfOpening, opensAtOf } from './fields.tsx';

it('reads fields as GMT, whatever the time zone of the administrator', () => {
  expect(opensAtOf('2026-03-02T18:00')).toBe('2026-03-02T18:00:00.000Z');
  expect(fieldOfOpening('2026-03-02T18:00:00.000Z')).toBe('2026-03-02T18:00');
});

it('a deadline of Sunday 23:59 is stored as Monday 00:00', () => {
  expect(closesAtOf('2026-03-08T23:59')).toBe('2026-03-09T00:00:00.000Z');
  expect(fieldOfDeadline('2026-03-09T00:00:00.000Z')).toBe('2026-03-08T23:59');
});

it('an empty field has no time, and no time is an empty field', () => {
  expect([opensAtOf(''), closesAtOf('')]).toEqual([null, null]);
  expect([fieldOfOpening(null), fieldOfDeadline(null)]).toEqual(['', '']);
});
