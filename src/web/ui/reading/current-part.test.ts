import { expect, test } from 'vitest';
import { currentPart, type Sight } from './current-part.ts';

const ids = ['overview', 'usage', 'rights', 'contact'];

function seen(begun: string[], rest: Partial<Sight> = {}): string | null {
  return currentPart({ ids, begun: new Set(begun), endInSight: false, addressed: null, ...rest });
}

test('none before the first has begun', () => {
  expect(seen([])).toBe(null);
});

test('the last one that has begun', () => {
  expect(seen(['overview', 'usage'])).toBe('usage');
});

test('an address above or below does not matter while the page can still scroll', () => {
  expect(seen(['overview', 'usage'], { addressed: 'contact' })).toBe('usage');
  expect(seen(['overview', 'usage'], { addressed: 'overview' })).toBe('usage');
});

test('at the end, the part that was asked for', () => {
  expect(seen(['overview', 'usage'], { endInSight: true, addressed: 'rights' })).toBe('rights');
});

test('at the end, the last part when nothing further down was asked for', () => {
  expect(seen(['overview', 'usage'], { endInSight: true })).toBe('contact');
  expect(seen(['overview', 'usage'], { endInSight: true, addressed: 'overview' })).toBe('contact');
  expect(seen([], { endInSight: true })).toBe('contact');
});
