import { renderToString } from 'react-dom/server';
import type { PublicViews, ViewPath } from '#contract/public-views.ts';
import { siteImagePath } from '#web/images/share-image-at.ts';
import { FinishedGroups } from '#web/pages/finished-season.tsx';
import { HubFixtures, UnscriptedKnockouts } from '#web/pages/hub-panels.tsx';
import { App } from './app.tsx';
import type { PageAssets } from './document/assets.ts';
import { htmlDocument } from './document/html-document.ts';
import { fillCache, repliesFor, serializeState } from './document/page-state.ts';
import { loadFirstPage } from './navigation/page-loader.ts';
import { ALL_PAGES, metaAt, pageAt } from './pages.ts';
import { createQueryClient } from './query-client.ts';

export { isEmbed, renderEmbed } from '#web/embed/render-embed.tsx';
export type { ShareImage } from '#web/images/elements.ts';
export { hasShareImage, shareImageAt } from '#web/images/share-image-at.ts';
export { type Manifest, type PageAssets, readAssets } from './document/assets.ts';
export { robots, siteManifest, sitemap } from './document/site-files.ts';
export { readsOf } from './page-reads.ts';
export { NOT_FOUND, PAGE_PATHS, pageAt } from './pages.ts';

/** JSON read on demand for a page, with the query key under which the page finds it. */
export interface SentReply {
  readonly key: string;
  readonly json: string;
}

export interface RenderInput {
  readonly views: PublicViews;
  /** The encoded views. */
  readonly json: Readonly<Record<ViewPath, string>>;
  readonly sent?: readonly SentReply[];
  /** The revision of the views. */
  readonly revision: number;
  readonly assets: PageAssets;
  /** The site's public origin, without a trailing slash; null if it is not known. */
  readonly origin: string | null;
  /** ISO 8601: the reference for relative times. */
  readonly renderedAt: string;
}

/** The complete document at a path. All unknown paths get the same one. */
export type RenderPage = (path: string, input: RenderInput) => string;

/** Loads every page once, so that rendering is synchronous. */
export async function createRenderer(): Promise<RenderPage> {
  await Promise.all([HubFixtures, UnscriptedKnockouts, FinishedGroups].map((part) => part.load()));
  const loading = ALL_PAGES.map(async (page) => {
    const module = await loadFirstPage(page);
    return [page, module] as const;
  });
  const modules = new Map(await Promise.all(loading));
  return (path, input) => {
    const page = pageAt(path);
    const module = modules.get(page);
    if (!module) throw new Error(`${page.name} is not loaded`);
    const { assets, origin, views, json, sent = [] } = input;
    const replies = {
      ...repliesFor<unknown>(page, views),
      ...Object.fromEntries(sent.map((reply) => [reply.key, JSON.parse(reply.json) as unknown])),
    };
    const texts = {
      ...repliesFor(page, json),
      ...Object.fromEntries(sent.map((reply) => [reply.key, reply.json])),
    };
    const cache = createQueryClient();
    fillCache(cache, replies, Date.parse(input.renderedAt));
    const document = htmlDocument({
      page,
      path,
      meta: metaAt(module, path, cache),
      assets,
      origin,
      siteImage: siteImagePath(views['/api/ucl/tournament'].format),
      state: serializeState({ ...input, page: page.name }, texts),
      content: renderToString(<App path={path} renderedAt={input.renderedAt} queryClient={cache} />),
    });
    // Its timers would keep the cache in memory for as long as in a browser.
    cache.clear();
    return document;
  };
}
