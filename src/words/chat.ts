import type { Club } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import type { Entrant } from '#domain/knockouts/tie-outcome.ts';
import { stageOf } from '#domain/matches/match-plan.ts';
import type { Stage } from '#domain/matches/stages.ts';
import type { Milestone, News } from '#domain/news/milestones.ts';
import type { RecordFacts } from '#domain/record/kinds.ts';
import type { RecordedResult } from '#domain/record/recorded-match.ts';
import type { ReportedScore } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { clubPath, matchPath, PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { championsText, competitionTitle, groupTitle, placeTitle, ROUND_WORDS } from './titles.ts';

/** Marks that turn the direction of the text around them, and whatever would begin another line. */
const UNSHOWN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/** What Discord's Markdown reads as more than itself, but for what counts at the beginning of a line: no name is there. */
const MARKDOWN = /[\\`*_~|<>[\]#]/g;

/** Where a mention, an address or the code of an invitation would be noticed. */
const NOTICED = /([@:/.])(?=\S)/g;
const ZERO_WIDTH_SPACE = '\u200b';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name in a chat message: shown as it is, whatever it holds, and never a mention, a link or a part of the layout. */
export function chatName(name: string): string {
  const shown = name
    .replace(UNSHOWN, ' ')
    .replace(NOTICED, `$1${ZERO_WIDTH_SPACE}`)
    .replace(MARKDOWN, '\\$&')
    .trim();
  // Isolated, so that the score beside it is not turned around.
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}

/*
 * What is sent to a chat, in Discord's Markdown. A line is never longer than a message: a tie, a group and a ball have
 * one each. Reasons and names of people are left out: what was sent cannot be struck out.
 */

/** Messages stay in the chat, so links to matches and clubs name their season. */
interface Links {
  /** The site's URL; null when it is not known, so that nothing is linked. */
  readonly origin: string | null;
  readonly season: number;
}

/** More of one kind, by one decision, are told by their number. */
const LISTED_MAX = 8;

const CORRECTION = '**Correction**';

/** The lines that tell of news of one kind, by one decision. */
export function newsLines(news: readonly News[], links: Links): string[] {
  const told = (change: News['change']) =>
    news.filter((each) => each.change === change).map(({ milestone }) => milestone);
  return [
    ...goneLines(told('gone')),
    ...told('changed').flatMap((milestone) => {
      const [first, ...more] = lines(milestone, links);
      return [`${CORRECTION} ${first}`, ...more];
    }),
    ...newLines(told('new'), links),
  ];
}

function goneLines(milestones: readonly Milestone[]): string[] {
  const [first] = milestones;
  if (!first || milestones.length <= LISTED_MAX) return milestones.map(gone);
  return [`${CORRECTION} ${MANY_GONE[first.kind](milestones.length)}`];
}

/** Many results at once are those that come back when a reset is undone. */
function newLines(milestones: readonly Milestone[], links: Links): string[] {
  if (milestones[0]?.kind !== 'results' || milestones.length <= LISTED_MAX)
    return milestones.flatMap((milestone) => lines(milestone, links));
  return [`**${milestones.length} results** count again. ${linked('All results', links, PATHS.hub)}`];
}

function lines(milestone: Milestone, links: Links): string[] {
  switch (milestone.kind) {
    case 'results': {
      const { fixture, result } = milestone;
      const awarded = result.origin === 'award' ? ' (awarded)' : '';
      return [`**${place(fixture.stage)}** ${match(fixture, fixture.id, result, links)}${awarded}`];
    }
    case 'groups': {
      const order = milestone.order.map(({ name }, index) => `${index + 1} ${chatName(name)}`).join(', ');
      return [`**${groupTitle(milestone.group)} is decided** ${order}`];
    }
    case 'rounds': {
      const { bracket, round, ties } = milestone;
      return [
        `**${competitionTitle(bracket)} ${ROUND_WORDS[round]}** ${linked('The bracket', links, PATHS.knockouts)}`,
        // Not with a name at the beginning: '1. FC' would begin a list.
        ...ties.map(
          ({ id, stage, home, away }) =>
            `**${stage.tie}** ${tie(home, away, linked('vs', links, matchPath(id, links.season)))}`,
        ),
      ];
    }
    case 'champions':
      return [
        `**${championsText(milestone.bracket)}: ${chatName(milestone.club.name)}** ${linked('The road to the trophy', links, clubPath(milestone.club, links.season))}`,
      ];
  }
}

function gone(milestone: Milestone): string {
  switch (milestone.kind) {
    case 'results': {
      const { fixture, result } = milestone;
      const told = match(fixture, fixture.id, result, null);
      return `${CORRECTION} ${place(fixture.stage)}: ${told} no longer counts.`;
    }
    case 'groups':
      return `${CORRECTION} ${groupTitle(milestone.group)} is no longer decided.`;
    case 'rounds':
      return `${CORRECTION} The clubs of the ${competitionTitle(milestone.bracket)} ${ROUND_WORDS[milestone.round]} are no longer certain.`;
    case 'champions':
      return `${CORRECTION} ${chatName(milestone.club.name)} are no longer ${championsText(milestone.bracket)}.`;
  }
}

const MANY_GONE: Record<Milestone['kind'], (count: number) => string> = {
  results: (count) => `${count} results no longer count.`,
  groups: (count) => `${count} groups are no longer decided.`,
  rounds: (count) => `The clubs of ${count} rounds are no longer certain.`,
  champions: (count) => `${count} champions are no longer certain.`,
};

function tie(home: Entrant, away: Entrant, between: string): string {
  const [one, other] = [home, away].map((side) => (side && side !== 'bye' ? chatName(side.name) : null));
  if (one && other) return `${one} ${between} ${other}`;
  const alone = one ?? other;
  return alone ? `${alone} goes on without a match` : 'Nobody plays one of the ties';
}

/** Each ball that a call has told. */
export function ballLines({ after, steps }: RecordFacts['drawn']): string[] {
  return steps.map(
    ({ name, group }, index) => `**Ball ${after + index + 1}** ${chatName(name)} to ${groupTitle(group)}`,
  );
}

export function drawDoneLine(links: Links): string {
  return `**The draw is done.** ${linked('The groups', links, PATHS.draw)}`;
}

export function drawnGroupLines(clubs: readonly Club[]): string[] {
  return GROUPS.map((group) => {
    const names = clubs.filter((club) => club.group === group).map(({ name }) => chatName(name));
    return `**${groupTitle(group)}** ${names.join(', ')}`;
  });
}

export const DRAW_GIVEN_UP = `${CORRECTION} The draw was given up. The balls told so far do not count.`;

export function disputeLine(data: RecordFacts['disputed'], links: Links): string {
  return `**Disputed** ${reported(data, links)}. The other club says ${scoreText(data.claimed)}. ${review(links)}`;
}

export function settledLine(data: RecordFacts['confirmed'], links: Links): string {
  return `**Settled** ${reported(data, links)}. Both clubs agree now.`;
}

export function waitLine(
  { stage, ...of }: Match & { readonly stage: Stage },
  report: ReportedScore & { readonly fixtureId: number; readonly submittedAt: string },
  links: Links,
): string {
  const told = match(of, report.fixtureId, report, links);
  return `**Waiting since ${exactText(report.submittedAt)}** ${place(stage)}: ${told}. ${review(links)}`;
}

export function restoredLine(backupAt: string): string {
  return `${CORRECTION} The site was put back to how it was on ${exactText(backupAt)}. What was told here after that may no longer hold.`;
}

export const CHAT_TEST = `Test message of ${SITE.name}. Whoever reads this gets its news here.`;

/** The end of every message: what it says can be checked by the open record. */
export function recordTail({
  season,
  seq,
  hash,
}: {
  readonly season: number;
  readonly seq: number;
  readonly hash: string;
}): string {
  return `-# Season ${season} · #${seq} ${hash.slice(0, 8)}`;
}

interface Match {
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
}

function reported(data: RecordedResult, links: Links): string {
  const stage = stageOf(data.fixtureId);
  const told = match(data, data.fixtureId, data, links);
  return stage ? `${place(stage)}: ${told}` : told;
}

function match({ home, away }: Match, id: number, score: ReportedScore, links: Links | null): string {
  const told = links ? linked(scoreText(score), links, matchPath(id, links.season)) : scoreText(score);
  return `${chatName(home.name)} ${told} ${chatName(away.name)}`;
}

function place(stage: Stage): string {
  return stage.kind === 'group'
    ? groupTitle(stage.group)
    : placeTitle({ group: stage.bracket, round: stage.round });
}

function review(links: Links): string {
  return linked('Review', links, `${PATHS.hub}?admin=approval`);
}

/** Words that lead to a page of the site, if its address is known. */
function linked(words: string, { origin }: Links, path: string): string {
  return origin === null ? words : `[${words}](${origin}${path})`;
}
