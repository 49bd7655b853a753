import { Type } from 'typebox';
import { ErrorReply } from '#contract/errors.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { FEED_PATH } from '#paths.ts';
import { listNewestOfKinds, listRecordEntries, loadSeason } from '#store/record/read-entries.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { prepareCompactText, sendPrepared } from '../prepared/prepared-view.ts';
import { createReadCache } from '../prepared/read-cache.ts';
import { deriveFinishedSeason } from '../publish/derive-views.ts';
import type { Publication } from '../publish/publication.ts';
import type { RequestedPages } from '../publish/requested-pages.ts';
import { createSeasonReader } from '../season/read-season-decisions.ts';
import { FEED_KINDS, feedText, ITEMS_MAX, type PlacedItem } from './feed.ts';
import { DECISIVE_KINDS, milestoneItems } from './milestones.ts';

const ATOM_TYPE = 'application/atom+xml; charset=utf-8';

/** Decisions, for feed readers. */
export function registerFeed(app: App, context: Context, { getReadPage }: RequestedPages): void {
  const readFeed = createFeedReader(context);
  app.get(
    FEED_PATH,
    {
      schema: {
        tags: ['Public'],
        summary: 'Decisions as an Atom feed, newest first',
        response: {
          200: {
            description: 'The feed.',
            content: { 'application/atom+xml': { schema: Type.String() } },
          },
          503: ErrorReply,
        },
      },
    },
    async (request, reply) => {
      const feed = await getReadPage(FEED_PATH, async (publication) => {
        const text = await readFeed(publication);
        return () => prepareCompactText(ATOM_TYPE, text);
      });
      return sendPrepared(request, reply, feed);
    },
  );
}

/** The feed of the published decisions. */
function createFeedReader(context: Context): (publication: Publication) => Promise<string> {
  const { store, config } = context;
  const readSeason = createSeasonReader(context, DECISIVE_KINDS);
  const readLastMilestones = createLastSeasonReader(context);

  return async (publication) => {
    const entries = await listNewestOfKinds(store.db, FEED_KINDS, publication.record.seq, ITEMS_MAX);
    const undone = new Map<number, RecordEntry>();
    for (const { kind, data } of entries) {
      if (kind !== 'undone') continue;
      const seq = Number(data.seq);
      const [entry] = await listRecordEntries(store.db, seq, seq);
      if (entry) undone.set(seq, entry);
    }
    const { views } = publication;
    const milestones = [
      ...milestoneItems({ views, decisions: await readSeason(publication), isFinished: false }),
      ...(await readLastMilestones(publication)),
    ];
    const { season: running, clubs, finishedSeasons } = publication;
    const clubsOf = (season: number) =>
      season === running ? clubs : (finishedSeasons.find(({ number }) => number === season)?.clubs ?? []);
    return feedText({ views, entries, undone, milestones, clubsOf }, config.publicUrl);
  };
}

/**
 * The milestones of the last finished season. Earlier ones are too old for the feed, which is shorter than a
 * season.
 */
function createLastSeasonReader(
  context: Context,
): (publication: Publication) => Promise<readonly PlacedItem[]> {
  const readSeason = createSeasonReader(context, DECISIVE_KINDS);
  const cached = createReadCache<readonly PlacedItem[]>(1);
  return async ({ finishedSeasons: [last], record }) => {
    if (!last) return [];
    return cached(`${last.number} ${last.finishedAt}`, async () => {
      const season = await loadSeason(context.store.db, last.number);
      if (!season) return [];
      const { views } = deriveFinishedSeason(season);
      const decisions = await readSeason({ season: last.number, record });
      return milestoneItems({ views, decisions, isFinished: true });
    });
  };
}
