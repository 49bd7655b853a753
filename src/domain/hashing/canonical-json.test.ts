import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('sorts keys by code units at every depth, including those that look like numbers', () => {
  const value = { b: [{ z: 1, a: 2 }], 10: 'x', 9: 'y', a: null, '\u20ac': 1, '\ufb33': 2, '\u{1f600}': 3 };
  expect(canonicalJson(value)).toBe(
    '{"10":"x","9":"y","a":null,"b":[{"a":2,"z":1}],"\u20ac":1,"\u{1f600}":3,"\ufb33":2}',
  );
});

test('writes numbers and strings as in RFC 8785', () => {
  expect(canonicalJson({ numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 1e-27] })).toBe(
    '{"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27]}',
  );
  expect(canonicalJson({ string: '\u20ac$\u000f\nA\'B"\\\\"/' })).toBe(
    '{"string":"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test('leaves out values that JSON does not have', () => {
  expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
});

test('parses to the same value, whatever the order of its keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
      const reversed = Object.fromEntries(Object.entries(value).reverse());
      expect(canonicalJson(reversed)).toBe(text);
    }),
  );
});
