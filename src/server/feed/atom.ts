import { PATHS } from '#paths.ts';
export interface FeedItem {
  /** Never changes, and is never reused. */
  readonly id: string;
  /** ISO 8601. */
  readonly updated: string;
  readonly title: string;
  readonly summary: string;
  /** On this site. */
  readonly path: string;
}

export interface Feed {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  /** The path of the feed itself. */
  readonly path: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

/** For an empty feed. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** The feed as Atom (RFC 4287). Without a public URL, links are relative to the feed, which Atom allows. */
export function atomText({ id, title, subtitle, author, path, items }: Feed, origin: string | null): string {
  const href = (target: string) => escapeXml(`${origin ?? ''}${target}`);
  const entries = items.map(
    (item) => `<entry>
<id>${escapeXml(item.id)}</id>
<title>${escapeXml(item.title)}</title>
<updated>${item.updated}</updated>
<link rel="alternate" type="text/html" href="${href(item.path)}"/>
<summary>${escapeXml(item.summary)}</summary>
</entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${escapeXml(id)}</id>
<title>${escapeXml(title)}</title>
<subtitle>${escapeXml(subtitle)}</subtitle>
<author><name>${escapeXml(author)}</name></author>
<updated>${items[0]?.updated ?? NEVER}</updated>
<link rel="self" type="application/atom+xml" href="${href(path)}"/>
<link rel="alternate" type="text/html" href="${href(PATHS.hub)}"/>
${entries.join('')}</feed>
`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML text. Characters that XML cannot contain, even escaped, are removed. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
}
