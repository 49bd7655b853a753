import type { PublicViews } from '#contract/public-views.ts';
import { CLUBS_PER_GROUP } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { stageOf } from '#domain/matches/match-plan.ts';
import { ANSWER_KINDS, kindsThat, type RecordEntry } from '#domain/record/kinds.ts';
import { fixtureOf, hasIdsInUse } from '#domain/record/record-subjects.ts';
import { entryPath, FEED_PATH, matchPath } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { correctionText, FEED, feedSentence, recordMark } from '#words/feed.ts';
import { stageTitles } from '#words/titles.ts';
import { atomText, type FeedItem } from './atom.ts';
import { idOf } from './feed-id.ts';
import type { PlacedItem } from './milestones.ts';

/** What readers of the feed are told of. Of the balls of a draw only the last. */
export const TOLD_KINDS = kindsThat(({ inFeed }) => inFeed);

/** The newest of them; older ones are in the record. */
export const ITEMS_MAX = 50;

export interface FeedInput {
  readonly views: PublicViews;
  /** The newest entries of these kinds, and what was undone by them, by its number. */
  readonly entries: readonly RecordEntry[];
  readonly undone: ReadonlyMap<number, RecordEntry>;
  readonly milestones: readonly PlacedItem[];
}

/** What was decided, from the record, and what followed from it, the newest first. */
export function feedText(input: FeedInput, origin: string | null): string {
  const items = [
    ...input.entries.filter(isTold).map((entry) => ({ place: entry.seq, item: itemOf(entry, input) })),
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

/** A draw is told when it is over. Clubs that change their own answers have decided nothing. */
function isTold({ kind, data }: RecordEntry): boolean {
  if (kind === 'undone') return !ANSWER_KINDS.some((own) => own === data.kind);
  if (kind !== 'drawn') return true;
  const steps = Array.isArray(data.steps) ? data.steps.length : 0;
  return Number(data.after) + steps === GROUPS.length * CLUBS_PER_GROUP;
}

function itemOf(entry: RecordEntry, { views, undone }: FeedInput): FeedItem {
  const { seq, at } = entry;
  const fixture = fixtureOf(entry);
  const inUse = views['/api/ucl/record'];
  const hasPage = fixture && (fixture.season < inUse.season || hasIdsInUse(entry, inUse));
  const stage = fixture && stageOf(fixture.fixtureId);
  return {
    id: idOf(`record/${seq}`),
    updated: at,
    title: titleOf(entry, undone),
    summary: [...(stage ? [`${stageTitles(stage).join(', ')}.`] : []), recordMark(entry)].join(' '),
    path: hasPage ? matchPath(fixture.fixtureId, fixture.season) : entryPath(seq),
  };
}

function titleOf(entry: RecordEntry, undone: FeedInput['undone']): string {
  if (entry.kind === 'drawn') return FEED.drawn;
  if (entry.kind === 'reset') return correctionText(feedSentence(entry), false);
  const before = entry.kind === 'undone' ? undone.get(Number(entry.data.seq)) : undefined;
  return before ? correctionText(feedSentence(before), true) : feedSentence(entry);
}
