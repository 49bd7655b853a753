import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, matchesTag, prepareCompactText, prepareText } from './prepared-view.ts';

describe('choosing an encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=1.0, BR;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip; q=0', 'identity'],
    ['nonsense;;;,,', 'identity'],
  ])('%s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('matching a tag', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"x", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    [undefined, false],
  ])('%s', (header, matches) => {
    expect(matchesTag(header, '"a"')).toBe(matches);
  });
});

it('keeps the bytes of an unchanged text', () => {
  const first = prepareText('text/plain', 'one');
  expect(prepareText('text/plain', 'one', first)).toBe(first);
  expect(prepareText('text/plain', 'two', first).replies.br.etag).not.toBe(first.replies.br.etag);
});

it('returns the same replies when only the compressed bytes are kept', () => {
  const text = 'Ångermanlands Förenade '.repeat(100);
  const whole = prepareText('text/html', text).replies;
  const compact = prepareCompactText('text/html', text).replies;
  expect([compact.identity, compact.br]).toEqual([whole.identity, whole.br]);
  expect([compact.gzip.headers, String(gunzipSync(compact.gzip.body))]).toEqual([whole.gzip.headers, text]);
});
