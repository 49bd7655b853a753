import { renderToString } from 'react-dom/server';
import type { PublicViews, ViewPath } from '#contract/public-views.ts';
import { HubFixtures } from '#web/pages/hub-panels.tsx';
import { App } from './app.tsx';
import type { PageAssets } from './document/assets.ts';
import { htmlDocument } from './document/html-document.ts';
import { fillCache, repliesFor, serializeState } from './document/page-state.ts';
import { loadFirstPage } from './navigation/page-loader.ts';
import { ALL_PAGES, metaAt, pageAt } from './pages.ts';
import { createQueryClient } from './query-client.ts';

export { isEmbed, renderEmbed } from '#web/embed/render-embed.tsx';
export type { Picture } from '#web/images/elements.ts';
export { hasPicture, pictureAt } from '#web/images/picture-at.ts';
export { type Manifest, type PageAssets, readAssets } from './document/assets.ts';
export { robots, siteManifest, sitemap } from './document/site-files.ts';
export { readsOf } from './page-reads.ts';
export { NOT_FOUND, PAGE_PATHS, pageAt } from './pages.ts';

/** What was read on request for a page, as JSON, under the key by which the page finds it. */
export interface SentReply {
  readonly key: string;
  readonly json: string;
}

export interface RenderInput {
  readonly views: PublicViews;
  /** The views as they are sent. */
  readonly json: Readonly<Record<ViewPath, string>>;
  readonly sent?: readonly SentReply[];
  /** Of the views. */
  readonly revision: number;
  readonly assets: PageAssets;
  /** Public address of the site, without a slash at the end; null when it is not known. */
  readonly origin: string | null;
  /** ISO 8601: the moment that relative times are told from. */
  readonly renderedAt: string;
}

/** The complete document at a path. Every unknown path gives the same one. */
export type RenderPage = (path: string, input: RenderInput) => string;

/** Loads every page, once, so that rendering waits for nothing. */
export async function createRenderer(): Promise<RenderPage> {
  await HubFixtures.load();
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
      state: serializeState({ ...input, page: page.name }, texts),
      content: renderToString(<App path={path} renderedAt={input.renderedAt} queryClient={cache} />),
    });
    // Its timers would hold the cache for as long as a browser keeps it.
    cache.clear();
    return document;
  };
}
