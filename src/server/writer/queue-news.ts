import type { Channel, NewsKind } from '#domain/news/channels.ts';
import { type Milestone, milestonesOf, newsBetween } from '#domain/news/milestones.ts';
import { type CachedOutlooks, deriveOutlooks } from '#domain/outlook/cached-outlooks.ts';
import { kindsThat, type RecordDraft } from '#domain/record/kinds.ts';
import { factsOf, type SeasonState } from '#domain/record/state.ts';
import type { Tournament } from '#domain/record/tournament.ts';
import type { Db } from '#store/db/tables.ts';
import { readNewsChoice } from '#store/delivery/chat-choices.ts';
import { hasLeagueNews, queueNews } from '#store/delivery/outbox.ts';
import { listNewestOfKinds, readRecordHead } from '#store/record/read-entries.ts';
import {
  ballLines,
  DRAW_VOIDED,
  disputeLine,
  drawDoneLine,
  drawnGroupLines,
  newsLines,
  registrationLines,
  resolvedLine,
  restoredLine,
} from '#words/chat.ts';
import type { Context } from '../context.ts';

/** The kinds that may change milestones. The start of another season is not news. */
const MOVES_MILESTONES = new Set(kindsThat(({ movesMilestones }) => movesMilestones));

const MILESTONE_KINDS = ['results', 'groups', 'rounds', 'champions'] as const satisfies Milestone['kind'][];

/** A change, within its transaction. */
interface Change {
  readonly at: string;
  readonly before: Tournament;
  readonly after: Tournament;
  readonly entries: readonly RecordDraft[];
}

/**
 * Queues the messages about a change. They follow from the tournament before and after it, so no decision has to
 * create them, and undos are covered, too. Without a webhook nothing is queued: one that is configured later gets
 * no old news.
 */
export async function queueNewsOf(
  { config: { webhooks, publicUrl }, publisher }: Pick<Context, 'config' | 'publisher'>,
  trx: Db,
  { at, before, after, entries }: Change,
): Promise<void> {
  if (entries.length === 0 || (webhooks.league === null && webhooks.staff === null)) return;
  const choice = await readNewsChoice(trx);
  const queue = async (channel: Channel, kind: NewsKind, season: number, texts: readonly string[]) => {
    if (webhooks[channel] === null) return;
    const lines = texts.map((text) => ({ kind, season, ...after.head, text }));
    await queueNews(trx, channel, at, lines);
  };
  for (const draft of entries) {
    const { season } = draft.data;
    const links = { origin: publicUrl, season };
    if (choice.disputes) await queue('staff', 'disputes', season, disputeLines(draft, links));
    if (choice.draw !== 'off')
      await queue('league', 'draw', season, drawLines(after.season, draft, choice.draw, links));
  }
  if (choice.draw !== 'off') {
    const { number: season } = after.season;
    await queue(
      'league',
      'draw',
      season,
      registrationLines(before.season, after.season, { origin: publicUrl, season }),
    );
  }
  const isWatched = webhooks.league !== null && MILESTONE_KINDS.some((kind) => choice[kind]);
  if (!isWatched || !entries.some(({ kind }) => MOVES_MILESTONES.has(kind))) return;
  const known = milestonesIn(before.season, publisher.current().outlooks);
  const news = newsBetween(known.milestones, milestonesIn(after.season, known.outlooks).milestones);
  const season = after.season.number;
  for (const kind of MILESTONE_KINDS) {
    const ofKind = news.filter(({ milestone }) => milestone.kind === kind);
    if (choice[kind]) await queue('league', kind, season, newsLines(ofKind, { origin: publicUrl, season }));
  }
}

function milestonesIn(season: SeasonState, before: CachedOutlooks) {
  const facts = factsOf(season);
  const outlooks = deriveOutlooks(facts, before);
  const milestones = milestonesOf(
    facts,
    [...outlooks.values()].map(({ outlook }) => outlook),
  );
  return { outlooks, milestones };
}

type Links = Parameters<typeof newsLines>[1];

function disputeLines({ kind, data }: RecordDraft, links: Links): string[] {
  if (kind === 'disputed') return [disputeLine(data, links)];
  return kind === 'confirmed' && data.dropped ? [resolvedLine(data, links)] : [];
}

function drawLines(
  { draws, clubs }: SeasonState,
  { kind, data }: RecordDraft,
  choice: 'balls' | 'end',
  links: Links,
): string[] {
  if (kind === 'unsealed') {
    const voided = draws.findLast(({ givenUpAt }) => givenUpAt !== null);
    return choice === 'balls' && voided && voided.revealed > 0 ? [DRAW_VOIDED] : [];
  }
  if (kind !== 'drawn') return [];
  const isDone = data.after + data.steps.length === clubs.length;
  return [
    ...(choice === 'balls' ? ballLines(data) : []),
    ...(isDone ? [drawDoneLine(links)] : []),
    ...(isDone && choice === 'end' ? drawnGroupLines(clubs) : []),
  ];
}

/**
 * After a restore, the chat may contain decisions that the restored database does not have. Called at startup. A
 * league that has never sent a chat message has nothing to correct.
 */
export async function announceRestore({
  config,
  store: { db },
  clock,
}: Pick<Context, 'config' | 'store' | 'clock'>) {
  if (config.webhooks.league === null) return;
  const [entry] = await listNewestOfKinds(db, ['restored'], (await readRecordHead(db)).seq, 1);
  if (!entry) return;
  const { seq, hash, data } = entry;
  await db.transaction().execute(async (trx) => {
    if (!(await hasLeagueNews(trx)) || (await hasLeagueNews(trx, seq))) return;
    const text = restoredLine(String(data.backupAt));
    const line = { kind: 'results', season: Number(data.season), seq, hash, text } as const;
    await queueNews(trx, 'league', clock().toISOString(), [line]);
  });
}
