import type { ViewRevisions } from '#contract/live.ts';
import { type PublicViews, VIEW_PATHS, type ViewPath } from '#contract/public-views.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import type { Cups } from '#domain/clubs/format.ts';
import type { CachedOutlooks } from '#domain/outlook/cached-outlooks.ts';
import type { RecordHead } from '#domain/record/record-head.ts';
import type { FinishedSeason } from '#domain/record/tournament.ts';
import { nextSilentAt } from '#domain/season/season.ts';
import { PATHS } from '#paths.ts';
import {
  PAGE_PATHS,
  type PageAssets,
  pageAt,
  type RenderInput,
  type RenderPage,
  readsOf,
  renderEmbed,
  type SentReply,
} from '#web/app/entry-server.tsx';
import {
  type PreparedText,
  type PreparedView,
  prepareCompactText,
  prepareText,
} from '../prepared/prepared-view.ts';
import { deriveViews } from './derive-views.ts';
import { EXPORTS } from './exports.ts';
import type { PublicFacts } from './public-facts.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';
const CSV_TYPE = 'text/csv; charset=utf-8';

/** No page has this path: its response answers every unknown path. */
const NOWHERE = '/404';

/** Everything that pages need besides the tournament's data. */
export interface SiteFrame {
  readonly assets: PageAssets;
  /** The site's URL, if it is known. */
  readonly origin: string | null;
  readonly renderPage: RenderPage;
}

/** All public data at one revision. It is replaced as a whole, so no request sees parts of two. */
export interface Publication {
  readonly revision: number;
  /** The ids of the results without a match. */
  readonly leftOut: readonly number[];
  readonly outlooks: CachedOutlooks;
  /** When the next ball of a draw is due; null without an automatic pace. */
  readonly nextBallAt: string | null;
  /** When the next submission may have been unanswered for too long; null without that rule. */
  readonly nextSilentAt: string | null;
  /** When registration or check-in ends automatically; null if neither will. */
  readonly nextRegistrationAt: string | null;
  readonly record: RecordHead;
  readonly finishedSeasons: readonly FinishedSeason[];
  readonly season: number;
  readonly clubs: readonly Club[];
  readonly cups: Cups;
  readonly views: PublicViews;
  /** The same, encoded. */
  readonly data: Readonly<Record<ViewPath, PreparedText>>;
  readonly viewRevisions: ViewRevisions;
  // Exports and pages are computed on the first request for them.
  readonly exports: ReadonlyMap<string, () => PreparedView>;
  readonly pages: ReadonlyMap<string, () => PreparedText>;
  readonly notFoundPage: () => PreparedText;
  /** A page that is not kept here, with the data that was read for it. */
  readonly pageWith: (path: string, ...sent: SentReply[]) => PreparedView;
  /** The embed or overlay at a path. */
  readonly embedAt: (path: string) => PreparedView;
}

export function makePublication(
  facts: PublicFacts,
  frame: SiteFrame,
  now: Date,
  previous?: Publication,
): Publication {
  const { views, leftOut, outlooks } = deriveViews(facts, previous?.outlooks);
  const data = mapViews((path) => prepareText(JSON_TYPE, JSON.stringify(views[path]), previous?.data[path]));

  const viewRevisions = mapViews((path) =>
    previous?.data[path] === data[path] ? previous.viewRevisions[path] : facts.revision,
  );
  const json = mapViews((path) => data[path].text);
  const { renderPage, ...site } = frame;
  const input = { views, json, revision: facts.revision, renderedAt: now.toISOString(), ...site };
  const formatIn = (each: PublicViews | undefined) => JSON.stringify(each?.['/api/ucl/tournament'].format);
  // The share image of every page depends on the format.
  const isSameFormat = formatIn(views) === formatIn(previous?.views);
  const page = (path: string, before: (() => PreparedText) | undefined): (() => PreparedText) => {
    // A page is rendered again only if one of its views has changed.
    const isSame = readsOf(pageAt(path)).every((view) => data[view] === previous?.data[view]);
    return before && isSame && isSameFormat ? before : preparePage(renderPage, path, input);
  };
  return {
    revision: facts.revision,
    leftOut: leftOut.map(({ id }) => id),
    outlooks,
    nextBallAt: facts.draw.nextBallAt,
    nextSilentAt: nextSilentAt(facts.reporting, facts.results),
    nextRegistrationAt: facts.nextRegistrationAt,
    record: facts.record,
    finishedSeasons: facts.finishedSeasons,
    season: facts.season.number,
    clubs: facts.clubs,
    cups: facts.cups,
    views,
    data,
    viewRevisions,
    exports: exportsOf(views, data),
    pages: new Map(
      [...PAGE_PATHS, PATHS.offline].map((path) => [path, page(path, previous?.pages.get(path))]),
    ),
    notFoundPage: page(NOWHERE, previous?.notFoundPage),
    ...renderedOnRequest(renderPage, input),
  };
}

function mapViews<Value>(make: (path: ViewPath) => Value): Record<ViewPath, Value> {
  return Object.fromEntries(VIEW_PATHS.map((path) => [path, make(path)])) as Record<ViewPath, Value>;
}

function preparePage(renderPage: RenderPage, path: string, input: RenderInput): () => PreparedText {
  return lazily(() => prepareText(HTML_TYPE, renderPage(path, input)));
}

// Separate functions, because closures keep their whole scope alive: in `makePublication` that would be the
// previous publication, and through it every one before.

function renderedOnRequest(
  renderPage: RenderPage,
  input: RenderInput,
): Pick<Publication, 'pageWith' | 'embedAt'> {
  return {
    pageWith: (path, ...sent) => prepareCompactText(HTML_TYPE, renderPage(path, { ...input, sent })),
    embedAt: (path) =>
      prepareCompactText(HTML_TYPE, renderEmbed(path, { ...input, assets: input.assets.embed })),
  };
}

function exportsOf(views: PublicViews, data: Publication['data']): Publication['exports'] {
  return new Map(
    Object.entries(EXPORTS).map(([name, file]) => [
      name,
      'json' in file ? () => data[file.json] : lazily(() => prepareText(CSV_TYPE, file.csv(views))),
    ]),
  );
}

/** Computes a value on the first call and then releases its inputs. */
function lazily<Value>(make: () => Value): () => Value {
  let pending: (() => Value) | undefined = make;
  let value: Value;
  return () => {
    if (pending) value = pending();
    pending = undefined;
    return value;
  };
}
