import { type PublicViews, VIEW_PATHS, type ViewPath } from '#contract/public-views.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import type { KeptOutlooks } from '#domain/outlook/kept-outlooks.ts';
import type { RecordHead } from '#domain/record/record-head.ts';
import type { FinishedSeason } from '#domain/record/tournament.ts';
import { nextSilentAt } from '#domain/season/silence.ts';
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

/** A path that no page has: what is rendered for it answers every unknown path. */
const NOWHERE = '/404';

/** What the pages need besides the tournament's data. */
export interface SiteFrame {
  readonly assets: PageAssets;
  /** The public address of the site, if it is known. */
  readonly origin: string | null;
  readonly renderPage: RenderPage;
}

/** All that the public reads, at one revision. It is replaced as a whole, so no reader sees parts of two. */
export interface Publication {
  readonly revision: number;
  /** The ids of the results that stand in no view, because their match cannot be found. */
  readonly leftOut: readonly number[];
  readonly outlooks: KeptOutlooks;
  /** When the next ball of a draw is due; null without an automatic pace. */
  readonly nextBallAt: string | null;
  /** When the next report may have been left unanswered for too long; null without that rule. */
  readonly nextSilentAt: string | null;
  readonly record: RecordHead;
  readonly finishedSeasons: readonly FinishedSeason[];
  readonly season: number;
  readonly clubs: readonly Club[];
  readonly views: PublicViews;
  /** The same as it is sent. */
  readonly data: Readonly<Record<ViewPath, PreparedText>>;
  // Exports and pages are made on the first request for them.
  readonly exports: ReadonlyMap<string, () => PreparedView>;
  readonly pages: ReadonlyMap<string, () => PreparedText>;
  readonly notFoundPage: () => PreparedText;
  /** A page that is not kept here, with what was read on request for it. */
  readonly pageWith: (path: string, ...sent: SentReply[]) => PreparedView;
  /** What is shown at an address outside the site. */
  readonly embedAt: (path: string) => PreparedView;
}

export function makePublication(
  facts: PublicFacts,
  frame: SiteFrame,
  now: Date,
  previous?: Publication,
): Publication {
  const { views, leftOut, outlooks } = deriveViews(facts, previous?.outlooks);
  const data = ofEachView((path) =>
    prepareText(JSON_TYPE, JSON.stringify(views[path]), previous?.data[path]),
  );

  const json = ofEachView((path) => data[path].text);
  const { renderPage, ...site } = frame;
  const input = { views, json, revision: facts.revision, renderedAt: now.toISOString(), ...site };
  const page = (path: string, before: (() => PreparedText) | undefined): (() => PreparedText) => {
    // A page is rendered again only when a view that it shows has changed.
    const isSame = readsOf(pageAt(path)).every((view) => data[view] === previous?.data[view]);
    return before && isSame ? before : preparePage(renderPage, path, input);
  };
  return {
    revision: facts.revision,
    leftOut: leftOut.map(({ id }) => id),
    outlooks,
    nextBallAt: facts.draw.nextBallAt,
    nextSilentAt: nextSilentAt(facts.reporting, facts.results),
    record: facts.record,
    finishedSeasons: facts.finishedSeasons,
    season: facts.season.number,
    clubs: facts.clubs,
    views,
    data,
    exports: exportsOf(views, data),
    pages: new Map(
      [...PAGE_PATHS, PATHS.offline].map((path) => [path, page(path, previous?.pages.get(path))]),
    ),
    notFoundPage: page(NOWHERE, previous?.notFoundPage),
    ...renderedOnRequest(renderPage, input),
  };
}

function ofEachView<Value>(make: (path: ViewPath) => Value): Record<ViewPath, Value> {
  return Object.fromEntries(VIEW_PATHS.map((path) => [path, make(path)])) as Record<ViewPath, Value>;
}

function preparePage(renderPage: RenderPage, path: string, input: RenderInput): () => PreparedText {
  return lazily(() => prepareText(HTML_TYPE, renderPage(path, input)));
}

// Functions of their own, because closures keep their whole scope alive: in `makePublication` that would be the previous
// publication, and through it every one before.

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

/** Makes a value on the first call and then releases what it was made of. */
function lazily<Value>(make: () => Value): () => Value {
  let pending: (() => Value) | undefined = make;
  let value: Value;
  return () => {
    if (pending) value = pending();
    pending = undefined;
    return value;
  };
}
