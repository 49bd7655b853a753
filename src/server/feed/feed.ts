import type { PublicViews } from '#contract/public-views.ts';
import { type Club, groupsOf } from '#domain/clubs/clubs.ts';
import { stageAmong } from '#domain/matches/match-plan.ts';
import { ANSWER_KINDS, kindsThat, type RecordEntry } from '#domain/record/kinds.ts';
import { fixtureOf, hasIdsInUse } from '#domain/record/record-subjects.ts';
import { entryPath, FEED_PATH, matchPath } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { correctionText, drawComplete, FEED, feedSentence, recordMark } from '#words/feed.ts';
import { stageTitles } from '#words/titles.ts';
import { atomText, type FeedItem } from './atom.ts';

/** The kinds in the feed. Of the balls of a draw only the last one. */
export const FEED_KINDS = kindsThat(({ inFeed }) => inFeed);

/** The newest ones; older ones are in the record. */
export const ITEMS_MAX = 50;

/** Ordered by the number of the record entry that it reports or follows: a clock may be set back. */
export interface PlacedItem {
  readonly place: number;
  readonly item: FeedItem;
}

export interface FeedInput {
  readonly views: PublicViews;
  /** The newest entries of these kinds, and the entries that they undo, by number. */
  readonly entries: readonly RecordEntry[];
  readonly undone: ReadonlyMap<number, RecordEntry>;
  readonly milestones: readonly PlacedItem[];
  /** The clubs of a season, by its number: where a match is played follows from them. */
  readonly clubsOf: (season: number) => readonly Club[];
}

/** Decisions from the record and their consequences, newest first. */
export function feedText(input: FeedInput, origin: string | null): string {
  const items = [
    ...input.entries.filter(isInFeed).map((entry) => ({ place: entry.seq, item: itemOf(entry, input) })),
    ...input.milestones,
  ];
  return atomText(
    {
      id: idOf('feed'),
      title: FEED.title,
      subtitle: FEED.subtitle,
      author: SITE.name,
      path: FEED_PATH,
      items: items
        .sort((a, b) => b.place - a.place)
        .slice(0, ITEMS_MAX)
        .map(({ item }) => item),
    },
    origin,
  );
}

/**
 * A draw is included when it is over. Undoing a club's own answer is not a decision, and the name of a club that has
 * entered may be redacted later.
 */
function isInFeed({ kind, data }: RecordEntry): boolean {
  if (kind === 'undone')
    return !ANSWER_KINDS.some((own) => own === data.kind) && !String(data.kind).startsWith('entry-');
  if (kind !== 'drawn') return true;
  // Only the entry of the last ball contains the secret.
  return data.secret !== undefined;
}

function itemOf(entry: RecordEntry, input: FeedInput): FeedItem {
  const { views, clubsOf } = input;
  const { seq, at } = entry;
  const fixture = fixtureOf(entry);
  const inUse = views['/api/ucl/record'];
  const hasPage = fixture && (fixture.season < inUse.season || hasIdsInUse(entry, inUse));
  const clubs = hasPage ? clubsOf(fixture.season) : [];
  const stage = fixture && stageAmong(clubs, fixture.fixtureId);
  return {
    id: idOf(`record/${seq}`),
    updated: at,
    title: titleOf(entry, input),
    summary: [...(stage ? [`${stageTitles(stage).join(', ')}.`] : []), recordMark(entry)].join(' '),
    path: hasPage ? matchPath(fixture.fixtureId, fixture.season) : entryPath(seq),
  };
}

function titleOf(entry: RecordEntry, { undone, clubsOf }: FeedInput): string {
  if (entry.kind === 'drawn') return drawComplete(groupsOf(clubsOf(Number(entry.data.season))).length);
  if (entry.kind === 'reset') return correctionText(feedSentence(entry), false);
  const before = entry.kind === 'undone' ? undone.get(Number(entry.data.seq)) : undefined;
  return before ? correctionText(feedSentence(before), true) : feedSentence(entry);
}

/** A permanent id of a feed item (RFC 4151). It does not contain the site's host, which may change. */
export function idOf(what: string): string {
  return `tag:${SITE.email},2025:${what}`;
}
