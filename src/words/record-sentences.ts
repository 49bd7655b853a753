import { stageOf } from '#domain/matches/match-plan.ts';
import {
  isKnown,
  type KnownEntry,
  type RecordEntry,
  type RecordFacts,
  type RecordKind,
} from '#domain/record/kinds.ts';
import { shortName } from '#domain/record/record-head.ts';
import type { RecordedMatch } from '#domain/record/recorded-match.ts';
import type { ReportedScore } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { exactText, lastMinute } from '#domain/schedule/gmt-text.ts';
import type { AutoApproval, ReportingMode } from '#domain/season/season.ts';
import { labelOf } from './record-kinds.ts';
import { COMPETITION_NAMES, groupTitle, placeTitle } from './titles.ts';

/**
 * A sentence in pieces: a club is shown with its crest, a score stands out, and what has a page can be followed. A name
 * that was given up has no id.
 */
export type SentencePart =
  | string
  | { readonly club: { readonly name: string; readonly clubId?: number } }
  | { readonly score: string; readonly fixtureId?: number }
  | { readonly entry: number };

type Tell<Kind extends RecordKind> = (
  data: RecordFacts[Kind] & { readonly season: number },
) => readonly SentencePart[];

const SENTENCES: { readonly [Kind in RecordKind]: Tell<Kind> } = {
  reported: (data) => [...scored(data), ' reported'],
  replaced: (data) => [...scored(data), ' replaced by a new submission from one of the clubs'],
  confirmed: ({ dropped, ...data }) => [
    ...scored(data),
    ' agreed by both clubs',
    ...(dropped ? [', no longer ', { score: scoreText(dropped) }] : []),
  ],
  disputed: ({ claimed, ...data }) => [...scored(data), ' disputed: ', { score: scoreText(claimed) }],
  'report-withdrawn': (data) => [...scored(data), ' taken back by the club that reported it'],
  approved: ({ dropped, ...data }) => [
    ...scored(data),
    ' approved',
    ...(dropped ? [', not ', { score: scoreText(dropped) }] : []),
  ],
  rejected: (data) => [...scored(data), ' rejected'],
  reset: ({ scope, only, match, group, takenOut }) => [
    ...(match ? [...versus(match), ' reset'] : [RESETS[scope](group)]),
    `, ${counted(takenOut.length, only ? 'waiting result' : 'result')} taken out of play`,
  ],
  awarded: ({ award, ...data }) => [...scored(data), ` ${AWARDS[award]}`],
  deducted: (club) => [`${counted(club.points, 'point')} taken off `, { club }],
  revoked: (club) => [`${counted(club.points, 'point')} given back to `, { club }],
  'club-withdrawn': ({ putIn, ...club }) => [
    { club },
    putIn.length > 0
      ? ` withdrew, ${counted(putIn.length, 'match', 'matches')} awarded to the opponents`
      : ' withdrew',
  ],
  'club-replaced': ({ from, to, clubId }) => [
    { club: { name: to, clubId } },
    ' took the place of ',
    { club: { name: from } },
  ],
  renamed: ({ renamed }) =>
    renamed.length <= NAMED_MAX
      ? renamed.flatMap(({ from, to, clubId }, index) => [
          ...(index > 0 ? [', '] : []),
          { club: { name: from } },
          ' is now ',
          { club: { name: to, clubId } },
        ])
      : [`${renamed.length} clubs have new names`],
  sealed: ({ drawAt }) => [
    'The list of the draw was sealed',
    drawAt ? `. The draw was announced for ${exactText(drawAt)}` : '',
  ],
  unsealed: () => ['The draw was given up'],
  held: ({ phrase }) => [`The draw began with the phrase ‘${phrase}’`],
  drawn: ({ steps }) =>
    steps.length <= NAMED_MAX
      ? steps.flatMap(({ name, group }, index) => [
          ...(index > 0 ? [', '] : []),
          { club: { name } },
          ` drawn into ${groupTitle(group)}`,
        ])
      : [`${steps.length} balls told`],
  scheduled: ({ entries }) => [
    entries.length > 0 ? 'The times of matchdays and rounds were set' : 'All times were taken away',
  ],
  postponed: ({ fixtureId, closesAt }) => [
    { score: placeOf(fixtureId), fixtureId },
    ` now closes on ${exactText(lastMinute(closesAt))}`,
  ],
  'kickoff-agreed': ({ at, ...match }) => [
    ...versus(match),
    at ? ` kick off on ${exactText(at)}` : ': the kick-off was taken away',
  ],
  'reporting-set': ({ reporting, isClosed, autoApprove, autoApproveHours }) => [
    isClosed ? 'Reporting is closed' : REPORTING[reporting],
    `. ${AUTO_APPROVAL[autoApprove](autoApproveHours)}`,
  ],
  announced: ({ isShown }) => [isShown ? 'The announcement was changed' : 'The announcement was removed'],
  'pots-set': ({ clubs }) => [`${clubs.length} clubs were put into their pots`],
  paced: ({ everySeconds }) => [
    everySeconds === null
      ? 'Balls are no longer drawn automatically'
      : `A ball is drawn every ${counted(everySeconds, 'second')}`,
  ],
  closed: ({ ucl, uel }) => [
    `The groups were closed: ${ucl.length} clubs go to the ${COMPETITION_NAMES.UCL} knockouts, ${uel.length} to the ${COMPETITION_NAMES.UEL}`,
  ],
  reopened: () => ['The groups were opened again'],
  finished: ({ season, name }) => [`Season ${season} was finished: ${name}`],
  'season-reopened': ({ season }) => [`Season ${season} was opened again`],
  undone: ({ seq, kind }) => [{ entry: seq }, ` (${labelOf(kind)}) was taken back`],
  'text-struck': ({ seq }) => ['A text of ', { entry: seq }, ' was struck out'],
  restored: ({ backupAt, replaced }) => [
    `The backup of ${exactText(backupAt)} was restored`,
    replaced ? `. The record went on to ${shortName(replaced)} before` : '',
  ],
};

export const VERSUS = ' vs ';

/** More than these are counted. */
const NAMED_MAX = 2;

const RESETS: Record<RecordFacts['reset']['scope'], (group: string | null) => string> = {
  match: () => 'A match reset',
  group: (group) => `${groupTitle(group ?? '')} reset`,
  tournament: () => 'The whole tournament reset',
};

const REPORTING: Record<ReportingMode, string> = {
  anybody: 'Anybody can report',
  clubs: 'Only the two clubs of a match can report it, with their link',
};

const AUTO_APPROVAL: Record<AutoApproval, (hours: number) => string> = {
  off: () => 'The administrator approves every result',
  agreed: () => 'What both clubs agree on is approved by rule',
  'agreed-or-silent': (hours) =>
    `What both clubs agree on, or one leaves unanswered for ${counted(hours, 'hour')}, is approved by rule`,
};

const AWARDS: Record<RecordFacts['awarded']['award'], string> = {
  'no-show': 'awarded, one club did not show',
  'both-absent': 'awarded, neither club showed',
  ruling: 'awarded by a ruling',
};

/** What an entry tells, as a plain sentence. */
export function sentenceOf(entry: RecordEntry): readonly SentencePart[] {
  if (!isKnown(entry)) return [entry.kind];
  return tellOf(entry);
}

function tellOf<Kind extends RecordKind>(
  entry: KnownEntry & { readonly kind: Kind },
): readonly SentencePart[] {
  // TypeScript does not see that kind and data belong together.
  const tell = SENTENCES[entry.kind] as Tell<Kind>;
  return tell(entry.data as unknown as Parameters<Tell<Kind>>[0]);
}

/** The same in one piece, for a title or a message. */
export function sentenceText(entry: RecordEntry): string {
  const parts = sentenceOf(entry).map((part) => {
    if (typeof part === 'string') return part;
    if ('club' in part) return part.club.name;
    return 'score' in part ? part.score : `#${part.entry}`;
  });
  return parts.join('');
}

function scored(data: RecordedMatch & ReportedScore): readonly SentencePart[] {
  return [
    { club: data.home },
    ' ',
    { score: scoreText(data), fixtureId: data.fixtureId },
    ' ',
    { club: data.away },
    ...(data.afterExtraTime ? [' after extra time'] : []),
  ];
}

function versus({ home, away, fixtureId }: RecordedMatch): readonly SentencePart[] {
  return [{ club: home }, ' ', { score: VERSUS.trim(), fixtureId }, ' ', { club: away }];
}

/** 'Match 6500, Group A', 'Match 9029, UCL semi-final'. */
export function placeOf(fixtureId: number): string {
  const stage = stageOf(fixtureId);
  const name = `Match ${fixtureId}`;
  if (!stage) return name;
  const place =
    stage.kind === 'group'
      ? { group: stage.group, round: null }
      : { group: stage.bracket, round: stage.round };
  return `${name}, ${placeTitle(place)}`;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
