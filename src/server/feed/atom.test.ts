import { expect, it } from 'vitest';
import { atomText, escapeXml } from './atom.ts';

it('removes characters that XML cannot contain, and escapes markup', () => {
  expect(escapeXml('a\u0000b\u0008c\u001fd\ufffee\ud800f')).toBe('abcdef');
  expect(escapeXml('<script>"&\'</script> 🏆 \u202eTown')).toBe(
    "&lt;script&gt;&quot;&amp;'&lt;/script&gt; 🏆 \u202eTown",
  );
});

it('is a valid feed even without an item and without a URL', () => {
  const feed = { id: 'tag:x', title: 'T', subtitle: 'S', author: 'A', path: '/feed.xml', items: [] };
  const text = atomText(feed, null);
  expect(text).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  expect(text).toContain('<link rel="self" type="application/atom+xml" href="/feed.xml"/>');
  expect(text).not.toContain('<entry>');
});
