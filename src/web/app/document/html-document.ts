import { FEED_PATH } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { shareImageOfPage } from '#web/images/share-image-at.ts';
import { FEED_TITLE } from '#words/subscriptions.ts';
import type { PageMeta } from '#words/titles.ts';
import { NOT_FOUND, OFFLINE, type Page } from '../pages.ts';
import type { PageAssets } from './assets.ts';
import { STATE_ELEMENT_ID } from './page-state.ts';
import { ICONS, MANIFEST_PATH, SHARE_IMAGE, THEME_COLOR } from './site-files.ts';

interface Parts {
  readonly page: Page;
  readonly meta: PageMeta;
  readonly path: string;
  readonly assets: PageAssets;
  /** The site's public origin, without a trailing slash; null if it is not known. */
  readonly origin: string | null;
  /** The image of pages that have none of their own; null if there is none. */
  readonly siteImage: string | null;
  /** JSON that is safe inside a script element. */
  readonly state: string;
  /** The rendered application. */
  readonly content: string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** A void element. */
function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/** For search engines and link previews. */
function description(parts: Parts): string[] {
  const { page, path, meta, origin, siteImage } = parts;
  const isFound = page !== NOT_FOUND && page !== OFFLINE;
  const url = origin !== null && isFound ? `${origin}${path}` : null;
  const own = isFound ? shareImageOfPage(path) : null;
  const shown = own ?? siteImage;
  const image = origin === null || shown === null ? null : `${origin}${shown}`;
  const property = (name: string, content: string | null) =>
    content === null ? '' : tag('meta', { property: `og:${name}`, content });
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    tag('meta', { name: 'description', content: meta.description }),
    page.noindex ? tag('meta', { name: 'robots', content: 'noindex' }) : '',
    url ? tag('link', { rel: 'canonical', href: url }) : '',
    property('type', 'website'),
    property('site_name', SITE.name),
    property('title', meta.title),
    property('description', meta.description),
    property('url', url),
    property('image', image),
    property('image:width', image && String(SHARE_IMAGE.width)),
    property('image:height', image && String(SHARE_IMAGE.height)),
    property('image:alt', image && (own ? meta.title : SHARE_IMAGE.alt)),
    tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
  ];
}

function resources({ page, assets }: Parts): string[] {
  const styleLink = (href: string) => tag('link', { rel: 'stylesheet', href });
  const unscripted = assets.unscriptedStyles[page.name] ?? [];
  return [
    ...[...assets.styles, ...(assets.pageStyles[page.name] ?? [])].map(styleLink),
    unscripted.length > 0 ? `<noscript>${unscripted.map(styleLink).join('')}</noscript>` : '',
    ...assets.fonts.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
    ),
    `${tag('script', {
      type: 'module',
      src: assets.boot,
      'data-modules': [...assets.modules, assets.script, ...(assets.pageModules[page.name] ?? [])].join(' '),
    })}</script>`,
    ...ICONS.map((icon) => tag('link', icon)),
    tag('link', { rel: 'manifest', href: MANIFEST_PATH }),
    tag('link', { rel: 'alternate', type: 'application/atom+xml', title: FEED_TITLE, href: FEED_PATH }),
  ];
}

/** Never an inline script or style: the content security policy forbids them. The state is data. */
export function htmlDocument(parts: Parts): string {
  const head = [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    ...description(parts),
    tag('meta', { name: 'theme-color', content: THEME_COLOR }),
    tag('meta', { name: 'color-scheme', content: 'dark' }),
    tag('meta', { name: 'format-detection', content: 'telephone=no' }),
    ...resources(parts),
  ];
  // Not joined, because the content is large and would be copied once more.
  return `<!doctype html>
<html lang="en">
<head>${head.filter(Boolean).join('\n')}</head>
<body>
<div id="root">${parts.content}</div>
<script type="application/json" id="${STATE_ELEMENT_ID}">${parts.state}</script>
</body>
</html>
`;
}
