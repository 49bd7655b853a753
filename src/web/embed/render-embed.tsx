import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicViews } from '#contract/public-views.ts';
import { OutsideContext } from '#web/ui/link.tsx';
import { EMBED, embedTitle } from '#words/embed.ts';
import { NoEmbed } from './embed-contents.tsx';
import { type Embed, embedsOf } from './embeds.tsx';
import { NoOverlay } from './overlays.tsx';

export interface EmbedAssets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly overlayStyles: readonly string[];
  readonly fonts: readonly string[];
}

export interface EmbedInput {
  readonly views: PublicViews;
  readonly revision: number;
  readonly assets: EmbedAssets;
}

/** Whether there is an embed or overlay at this path. */
export function isEmbed(path: string, views: PublicViews): boolean {
  return embedsOf(views).some((embed) => embed.path === path);
}

/** An overlay covers a stream; an embed is part of a page. */
function isOverlay(path: string): boolean {
  return path.startsWith('/overlay/');
}

function notFound(path: string): Embed {
  return { path, title: EMBED.notFound.title, content: isOverlay(path) ? <NoOverlay /> : <NoEmbed /> };
}

/**
 * The complete document at a path; all unknown paths get the same one. It is never hydrated: a small script fetches it
 * again when its revision is outdated.
 */
export function renderEmbed(path: string, { views, revision, assets }: EmbedInput): string {
  const { title, content } = embedsOf(views).find((embed) => embed.path === path) ?? notFound(path);
  const isOver = isOverlay(path);
  const document = renderToStaticMarkup(
    <html lang="en" data-revision={revision} className={isOver ? 'overlay' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* A dark color-scheme has a dark canvas, but an overlay is transparent. */}
        {!isOver && <meta name="color-scheme" content="dark" />}
        <title>{embedTitle(title)}</title>
        {(isOver ? assets.overlayStyles : assets.styles).map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <script type="module" src={assets.script} />
      </head>
      <body>
        <main>
          <OutsideContext value={isOver ? 'stream' : 'frame'}>{content}</OutsideContext>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>\n${document}\n`;
}
