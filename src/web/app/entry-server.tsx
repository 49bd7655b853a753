import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { PublicViews, ViewPath } from '#contract/public-views.ts';
import { AboutPage } from '#web/pages/about-page.tsx';
import { CommunityPage } from '#web/pages/community-page.tsx';
import { ConductPage } from '#web/pages/conduct-page.tsx';
import { ContactPage } from '#web/pages/contact-page.tsx';
import { HomePage } from '#web/pages/home-page.tsx';
import { HubPage } from '#web/pages/hub-page.tsx';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { PrivacyPage } from '#web/pages/privacy-page.tsx';
import { RegulationsPage } from '#web/pages/regulations-page.tsx';
import { App } from './app.tsx';
import type { PageAssets } from './document/assets.ts';
import { htmlDocument } from './document/html-document.ts';
import { repliesFor } from './document/page-data.ts';
import { fillCache, serializeState } from './document/page-state.ts';
import { metaOf, pageAt, type ShownPage } from './navigation/routes.ts';
import { createQueryClient } from './query-client.ts';

export { type Manifest, type PageAssets, readAssets } from './document/assets.ts';
export { viewsShownAt } from './document/page-data.ts';
export { robots, siteManifest, sitemap } from './document/site-files.ts';
export { PAGE_PATHS } from './navigation/routes.ts';

const PAGES: Record<ShownPage, ComponentType> = {
  home: HomePage,
  hub: HubPage,
  regulations: RegulationsPage,
  conduct: ConductPage,
  community: CommunityPage,
  contact: ContactPage,
  about: AboutPage,
  privacy: PrivacyPage,
  'not-found': NotFoundPage,
};

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

export interface RenderedPage {
  readonly status: 200 | 404;
  readonly html: string;
}

/** The complete document at a path. Every unknown path gives the same one, with status 404. */
export function renderPage(path: string, input: RenderInput): RenderedPage {
  const page = pageAt(path);
  const queryClient = createQueryClient();
  fillCache(queryClient, repliesFor<unknown>(path, input.views), Date.parse(input.renderedAt));
  const content = renderToString(
    <App path={path} renderedAt={input.renderedAt} queryClient={queryClient} pages={(name) => PAGES[name]} />,
  );
  // Its timers would hold the cache for as long as a browser keeps it.
  queryClient.clear();
  const { assets, origin } = input;
  const state = serializeState(input, repliesFor(path, input.json));
  return {
    status: page === 'not-found' ? 404 : 200,
    html: htmlDocument({ page, path, meta: metaOf(page), assets, origin, state, content }),
  };
}
