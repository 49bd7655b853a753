import type { Channel, NewsKind } from '#domain/news/channels.ts';
import { type Milestone, milestonesOf, newsBetween } from '#domain/news/milestones.ts';
import { kindsThat, type RecordDraft } from '#domain/record/kinds.ts';
import type { RecordHead } from '#domain/record/record-head.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { readNewsChoice } from '#store/chat-choices.ts';
import { listDraws } from '#store/draws.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { queueNews } from '#store/outbox.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Db } from '#store/tables.ts';
import {
  ballLines,
  DRAW_GIVEN_UP,
  disputeLine,
  drawDoneLine,
  drawnGroupLines,
  newsLines,
  settledLine,
} from '#web/app/entry-server.tsx';
import type { Context } from '../context.ts';
import { outlookSteps } from '../publish/derive-views.ts';
import { inSlices } from '../publish/in-slices.ts';

/** Queues the news of a change, at its end: by the entries that tell of it, with the places that the record gave them. */
type QueueNews = (at: string, told: readonly RecordDraft[], heads: readonly RecordHead[]) => Promise<void>;

/** The kinds after which other milestones of the season may hold. How another season begins is no news. */
const MOVES_MILESTONES = new Set(kindsThat(({ movesMilestones }) => movesMilestones));

const MILESTONE_KINDS = ['results', 'groups', 'rounds', 'champions'] as const satisfies Milestone['kind'][];

/**
 * To be called within the transaction of a change, before its work. What is told to a chat follows from how the
 * tournament was before it and how it is afterwards, so no action has to remember it, and what is undone is told as
 * well. Without a webhook nothing is read and nothing is queued: who sets one later gets no old news.
 */
export async function watchForNews(
  { config: { webhooks, publicUrl }, publisher }: Pick<Context, 'config' | 'publisher'>,
  trx: Db,
): Promise<QueueNews> {
  if (webhooks.league === null && webhooks.staff === null) return async () => {};
  const choice = await readNewsChoice(trx);
  const { outlooks: known } = publisher.current();
  const isTold = webhooks.league !== null && MILESTONE_KINDS.some((kind) => choice[kind]);
  const before = isTold ? await readMilestones(trx, known) : null;

  return async (at, told, heads) => {
    const head = heads.at(-1);
    if (!head) return;
    const queue = async (channel: Channel, kind: NewsKind, season: number, texts: readonly string[]) => {
      if (webhooks[channel] === null) return;
      const lines = texts.map((text) => ({ kind, season, ...head, text }));
      await queueNews(trx, channel, at, lines);
    };
    for (const draft of told) {
      const { season } = draft.data;
      const links = { origin: publicUrl, season };
      if (choice.disputes) await queue('staff', 'disputes', season, disputeLines(draft, links));
      if (choice.draw !== 'off')
        await queue('league', 'draw', season, await drawLines(trx, draft, choice.draw, links));
    }
    if (!before || !told.some(({ kind }) => MOVES_MILESTONES.has(kind))) return;
    const after = await readMilestones(trx, before.outlooks);
    const news = newsBetween(before.milestones, after.milestones);
    for (const kind of MILESTONE_KINDS) {
      const ofKind = news.filter(({ milestone }) => milestone.kind === kind);
      const links = { origin: publicUrl, season: after.season };
      if (choice[kind]) await queue('league', kind, after.season, newsLines(ofKind, links));
    }
  };
}

type Outlooks = Parameters<typeof outlookSteps>[1];

async function readMilestones(trx: Db, known: Outlooks) {
  const season = await currentSeason(trx);
  const facts: SeasonFacts = await readSeasonFacts(trx, season);
  const outlooks = await inSlices(outlookSteps(facts, known));
  const milestones = milestonesOf(
    facts,
    [...outlooks.values()].map(({ outlook }) => outlook),
  );
  return { season, outlooks, milestones };
}

type Links = Parameters<typeof newsLines>[1];

function disputeLines({ kind, data }: RecordDraft, links: Links): string[] {
  if (kind === 'disputed') return [disputeLine(data, links)];
  return kind === 'confirmed' && data.dropped ? [settledLine(data, links)] : [];
}

async function drawLines(
  trx: Db,
  { kind, data }: RecordDraft,
  choice: 'balls' | 'end',
  links: Links,
): Promise<string[]> {
  if (kind === 'unsealed') {
    const givenUp = (await listDraws(trx, data.season)).findLast(({ givenUpAt }) => givenUpAt !== null);
    return choice === 'balls' && givenUp && givenUp.revealed > 0 ? [DRAW_GIVEN_UP] : [];
  }
  if (kind !== 'drawn') return [];
  const { clubs } = await readSeasonFacts(trx, data.season);
  const isDone = data.after + data.steps.length === clubs.length;
  return [
    ...(choice === 'balls' ? ballLines(data) : []),
    ...(isDone ? [drawDoneLine(links)] : []),
    ...(isDone && choice === 'end' ? drawnGroupLines(clubs) : []),
  ];
}
