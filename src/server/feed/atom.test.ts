import { expect, it } from 'vitest';
import { atomText, escapeXml } from './atom.ts';

it('leaves out what no XML document can hold, and escapes what would be markup', () => {
  expect(escapeXml('a\u0000b\u0008c\u001fd\ufffee\ud800f')).toBe('abcdef');
  expect(escapeXml('<script>"&\'</script> 🏆 \u202eTown')).toBe(
    "&lt;script&gt;&quot;&amp;'&lt;/script&gt; 🏆 \u202eTown",
  );
});

it('has all that a feed needs, also without an item and without an address', () => {
  const feed = { id: 'tag:x', title: 'T', subtitle: 'S', author: 'A', path: '/feed.xml', items: [] };
  const text = atomText(feed, null);
  expect(text).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  expect(text).toContain('<link rel="self" type="application/atom+xml" href="/feed.xml"/>');
  expect(text).not.toContain('<entry>');
});
