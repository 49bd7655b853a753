import { expect, test } from 'vitest';
import { isLive } from './result-slide.tsx';

test('a result is live for less than five minutes', () => {
  const submittedAt = '2025-11-14T20:00:00.000Z';
  const at = (time: string, origin: 'captain' | 'award' = 'captain') =>
    isLive({ origin, submittedAt }, Date.parse(`2025-11-14T${time}Z`));
  expect(at('20:00:00.000')).toBe(true);
  expect(at('20:04:59.999')).toBe(true);
  expect(at('20:05:00.000')).toBe(false);
  expect(at('20:00:00.000', 'award')).toBe(false);
});
