import { describe, expect, it } from 'vitest';
import { GROUPS, isGroup } from './groups.ts';

describe('groups', () => {
  it('are sixteen, A to P in order', () => {
    expect(GROUPS.join('')).toBe('ABCDEFGHIJKLMNOP');
  });

  it('are known by their capital letter', () => {
    expect(GROUPS.every(isGroup)).toBe(true);
  });

  it.each(['Q', 'a', '', ' A', 'AB', 65, 0, null, undefined, ['A'], {}])('do not include %j', (value) => {
    expect(isGroup(value)).toBe(false);
  });
});
