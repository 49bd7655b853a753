import { expect, test } from 'vitest';
import { currentPart, type ReadingPosition } from './contents.tsx';

const ids = ['overview', 'usage', 'rights', 'contact'];

function seen(begun: string[], rest: Partial<ReadingPosition> = {}): string | null {
  return currentPart({ ids, begun: begun.length, isNearEnd: false, addressed: undefined, ...rest });
}

test('none before the first has begun', () => {
  expect(seen([])).toBe(null);
});

test('the last one that has begun', () => {
  expect(seen(['overview', 'usage'])).toBe('usage');
});

test('the fragment does not matter while the page can still scroll', () => {
  expect(seen(['overview', 'usage'], { addressed: 'contact' })).toBe('usage');
  expect(seen(['overview', 'usage'], { addressed: 'overview' })).toBe('usage');
});

test('at the end, the part in the fragment', () => {
  expect(seen(['overview', 'usage'], { isNearEnd: true, addressed: 'rights' })).toBe('rights');
});

test('at the end, the last part without a fragment further down', () => {
  expect(seen(['overview', 'usage'], { isNearEnd: true })).toBe('contact');
  expect(seen(['overview', 'usage'], { isNearEnd: true, addressed: 'overview' })).toBe('contact');
  expect(seen([], { isNearEnd: true })).toBe('contact');
});
