import { renderToString } from 'react-dom/server';
import type { PublicViews, ViewPath } from '#contract/public-views.ts';
import { App } from './app.tsx';
import type { PageAssets } from './document/assets.ts';
import { htmlDocument } from './document/html-document.ts';
import { fillCache, repliesFor, serializeState } from './document/page-state.ts';
import { loadFirstPage } from './navigation/page-loader.ts';
import { NOT_FOUND, PAGES, type Page, pageAt } from './pages.ts';
import { createQueryClient } from './query-client.ts';

export { type Manifest, type PageAssets, readAssets } from './document/assets.ts';
export { robots, siteManifest, sitemap } from './document/site-files.ts';
export { PAGE_PATHS, pageAt } from './pages.ts';

/** Rendered after each change, before somebody asks. */
export const PRERENDERED_PATHS: readonly string[] = PAGES.filter(({ prerendered }) => prerendered).map(
  ({ path }) => path,
);

export interface RenderInput {
  readonly views: PublicViews;
  /** The views as they are sent. */
  readonly json: Readonly<Record<ViewPath, string>>;
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
  const loading = [...PAGES, NOT_FOUND].map(async (page) => {
    const { meta } = await loadFirstPage(page);
    return [page, meta] as const;
  });
  const metas = new Map(await Promise.all(loading));
  return (path, input) => {
    const page = pageAt(path);
    const meta = metas.get(page);
    if (!meta) throw new Error(`${page.name} is not loaded`);
    const { assets, origin } = input;
    const state = serializeState(input, repliesFor(page, input.json));
    return htmlDocument({
      page,
      path,
      meta,
      assets,
      origin,
      state,
      content: renderContent(page, path, input),
    });
  };
}

function renderContent(page: Page, path: string, { views, renderedAt }: RenderInput): string {
  const queryClient = createQueryClient();
  fillCache(queryClient, repliesFor<unknown>(page, views), Date.parse(renderedAt));
  const content = renderToString(<App path={path} renderedAt={renderedAt} queryClient={queryClient} />);
  // Its timers would hold the cache for as long as a browser keeps it.
  queryClient.clear();
  return content;
}
