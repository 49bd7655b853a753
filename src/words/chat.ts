import { type Club, groupsOf } from '#domain/clubs/clubs.ts';
import type { Entrant } from '#domain/knockouts/tie-outcome.ts';
import { type IdStage, stageOfId } from '#domain/matches/match-plan.ts';
import type { Stage } from '#domain/matches/stages.ts';
import type { Milestone, News } from '#domain/news/milestones.ts';
import type { RecordFacts } from '#domain/record/kinds.ts';
import type { RecordedResult } from '#domain/record/recorded-match.ts';
import { type ClubEntry, entriesWith, type Registration } from '#domain/registration/registration.ts';
import type { ReportedScore } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { clubPath, matchPath, PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { championsText, competitionTitle, groupTitle, placeTitle, ROUND_WORDS } from './titles.ts';

/** Direction marks, control characters and line breaks. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/** Discord Markdown. Characters that only matter at the start of a line are left out: no line starts with a name. */
const MARKDOWN = /[\\`*_~|<>[\]#]/g;

/** Characters that can start a mention, a URL or an invite code. */
const LINKIFIED = /([@:/.])(?=\S)/g;
const ZERO_WIDTH_SPACE = '\u200b';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name in a chat message: shown literally, never as a mention, a link or Markdown. */
export function chatName(name: string): string {
  const shown = name
    .replace(INVISIBLE, ' ')
    .replace(LINKIFIED, `$1${ZERO_WIDTH_SPACE}`)
    .replace(MARKDOWN, '\\$&')
    .trim();
  // Isolated, so that the score beside it keeps its order.
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}

/*
 * Chat messages in Discord Markdown. A line is never longer than a message: a tie, a group and a ball have
 * one each. Reasons and names of people are left out: a message that was sent cannot be redacted.
 */

/** Messages stay in the chat, so links to matches and clubs name their season. */
interface Links {
  /** The site's URL; null when it is not known: messages then have no links. */
  readonly origin: string | null;
  readonly season: number;
}

/** If one decision causes more news of one kind than this, the message only gives the number. */
const LISTED_MAX = 8;

const CORRECTION = '**Correction**';

/** The lines for news of one kind, caused by one decision. */
export function newsLines(news: readonly News[], links: Links): string[] {
  const milestonesThat = (change: News['change']) =>
    news.filter((each) => each.change === change).map(({ milestone }) => milestone);
  return [
    ...goneLines(milestonesThat('gone')),
    ...milestonesThat('changed').flatMap((milestone) => {
      const [first, ...more] = lines(milestone, links);
      return [`${CORRECTION} ${first}`, ...more];
    }),
    ...newLines(milestonesThat('new'), links),
  ];
}

function goneLines(milestones: readonly Milestone[]): string[] {
  const [first] = milestones;
  if (!first || milestones.length <= LISTED_MAX) return milestones.map(gone);
  return [`${CORRECTION} ${MANY_RETRACTED[first.kind](milestones.length)}`];
}

/** Many new results at once mean that a reset was undone. */
function newLines(milestones: readonly Milestone[], links: Links): string[] {
  if (milestones[0]?.kind !== 'results' || milestones.length <= LISTED_MAX)
    return milestones.flatMap((milestone) => lines(milestone, links));
  return [`**${milestones.length} results** have been restored. ${linked('All results', links, PATHS.hub)}`];
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
      const score = match(fixture, fixture.id, result, null);
      return `${CORRECTION} ${place(fixture.stage)}: ${score} no longer counts.`;
    }
    case 'groups':
      return `${CORRECTION} ${groupTitle(milestone.group)} is no longer decided.`;
    case 'rounds':
      return `${CORRECTION} The ${competitionTitle(milestone.bracket)} ${ROUND_WORDS[milestone.round]} line-up is no longer final.`;
    case 'champions':
      return `${CORRECTION} ${chatName(milestone.club.name)} are no longer ${championsText(milestone.bracket)}.`;
  }
}

const MANY_RETRACTED: Record<Milestone['kind'], (count: number) => string> = {
  results: (count) => `${count} results no longer count.`,
  groups: (count) => `${count} groups are no longer decided.`,
  rounds: (count) => `The line-ups of ${count} rounds are no longer final.`,
  champions: (count) => `${count} champions are no longer confirmed.`,
};

function tie(home: Entrant, away: Entrant, between: string): string {
  const [one, other] = [home, away].map((side) => (side && side !== 'bye' ? chatName(side.name) : null));
  if (one && other) return `${one} ${between} ${other}`;
  const alone = one ?? other;
  return alone ? `${alone} advance with a bye` : 'Not played: no club is left in this tie';
}

/** One line per ball that a call revealed. */
export function ballLines({ after, steps }: RecordFacts['drawn']): string[] {
  return steps.map(
    ({ name, group }, index) => `**Ball ${after + index + 1}** ${chatName(name)} to ${groupTitle(group)}`,
  );
}

export function drawDoneLine(links: Links): string {
  return `**The draw is complete.** ${linked('The groups', links, PATHS.draw)}`;
}

export function drawnGroupLines(clubs: readonly Club[]): string[] {
  return groupsOf(clubs).map((group) => {
    const names = clubs.filter((club) => club.group === group).map(({ name }) => chatName(name));
    return `**${groupTitle(group)}** ${names.join(', ')}`;
  });
}

/** Registration as messages show it. */
interface Registered {
  readonly number: number;
  readonly registration: Registration;
  readonly entries: ReadonlyMap<number, ClubEntry>;
}

/** The news of a change for clubs that have entered or may enter. A new season begins without messages. */
export function registrationLines(before: Registered, after: Registered, links: Links): string[] {
  if (before.number !== after.number) return [];
  const [was, now] = [before.registration, after.registration];
  const accepted = (season: Registered) => entriesWith(season, 'accepted').length;
  const { places, closesAt, checkIn } = now;
  const page = linked('Registration', links, PATHS.join);
  const lines: string[] = [];
  if (was.state === 'closed' && now.state === 'open')
    lines.push(
      `**Registration is open** ${places} places${closesAt ? `, until ${exactText(closesAt)}` : ''}. ${page}`,
    );
  if (accepted(before) < was.places && accepted(after) >= places && now.state === 'open')
    lines.push(`**All ${places} places are taken** New clubs join the waiting list. ${page}`);
  if (was.state === 'open' && now.state === 'closed')
    lines.push(`**Registration is closed** Accepted clubs: ${accepted(after)}. ${page}`);
  if (now.isCheckInOver && !was.isCheckInOver)
    lines.push(`**Check-in is over** Accepted clubs: ${accepted(after)}. ${page}`);
  else if (checkIn && JSON.stringify(checkIn) !== JSON.stringify(was.checkIn))
    lines.push(`**Check-in** ${exactText(checkIn.opensAt)} to ${exactText(checkIn.closesAt)}. ${page}`);
  return lines;
}

export const DRAW_VOIDED = `${CORRECTION} The draw was voided. The balls revealed so far do not count.`;

export function disputeLine(data: RecordFacts['disputed'], links: Links): string {
  return `**Disputed** ${submitted(data, links)}. The other club says ${scoreText(data.claimed)}. ${review(links)}`;
}

export function resolvedLine(data: RecordFacts['confirmed'], links: Links): string {
  return `**Resolved** ${submitted(data, links)}. Both clubs now agree.`;
}

export function reminderLine(
  { stage, ...of }: Match & { readonly stage: Stage },
  report: ReportedScore & { readonly fixtureId: number; readonly submittedAt: string },
  links: Links,
): string {
  const score = match(of, report.fixtureId, report, links);
  return `**Pending since ${exactText(report.submittedAt)}** ${place(stage)}: ${score}. ${review(links)}`;
}

export function restoredLine(backupAt: string): string {
  return `${CORRECTION} The site was restored from the backup of ${exactText(backupAt)}. Messages posted here since then may be out of date.`;
}

export const CHAT_TEST = `Test message from ${SITE.name}. News will be posted in this channel.`;

/** The end of every message: readers can check it against the open record. */
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

function submitted(data: RecordedResult, links: Links): string {
  const stage = stageOfId(data.fixtureId);
  const score = match(data, data.fixtureId, data, links);
  return stage ? `${place(stage)}: ${score}` : score;
}

function match({ home, away }: Match, id: number, score: ReportedScore, links: Links | null): string {
  const shownScore = links ? linked(scoreText(score), links, matchPath(id, links.season)) : scoreText(score);
  return `${chatName(home.name)} ${shownScore} ${chatName(away.name)}`;
}

function place(stage: IdStage): string {
  return stage.kind === 'group'
    ? groupTitle(stage.group)
    : placeTitle({ group: stage.bracket, round: stage.round });
}

function review(links: Links): string {
  return linked('Review', links, `${PATHS.hub}?admin=approval`);
}

/** A link to a page of the site, or plain text while the site's URL is not known. */
function linked(words: string, { origin }: Links, path: string): string {
  return origin === null ? words : `[${words}](${origin}${path})`;
}
