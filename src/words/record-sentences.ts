import { sizesOf } from '#domain/clubs/format.ts';
import { stageOfId } from '#domain/matches/match-plan.ts';
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
import { exactText, shownDeadline } from '#domain/schedule/gmt-text.ts';
import type { AutoApproval, ReportingMode } from '#domain/season/season.ts';
import { counted } from './numbers.ts';
import { labelOf } from './record-kinds.ts';
import { COMPETITION_NAMES, groupTitle, placeTitle } from './titles.ts';

/**
 * A sentence in parts: a club is shown with its crest, a score is highlighted, and both link to their pages. A former
 * name has no id.
 */
export type SentencePart =
  | string
  | { readonly club: { readonly name: string; readonly clubId?: number } }
  | { readonly score: string; readonly fixtureId?: number }
  | { readonly entry: number };

type Sentence<Kind extends RecordKind> = (
  data: RecordFacts[Kind] & { readonly season: number },
  texts: RecordEntry['texts'],
) => readonly SentencePart[];

const SENTENCES: { readonly [Kind in RecordKind]: Sentence<Kind> } = {
  reported: (data) => ['Submitted: ', ...scored(data)],
  replaced: (data) => ['Replaced by a new submission from one of the clubs: ', ...scored(data)],
  confirmed: (data) => ['Agreed by both clubs: ', ...scored(data), ...notDropped(data)],
  disputed: ({ claimed, ...data }) => [
    'Disputed: ',
    ...scored(data),
    '. The other club says ',
    { score: scoreText(claimed) },
  ],
  'report-withdrawn': (data) => ['Submission withdrawn: ', ...scored(data)],
  approved: (data) => ['Approved: ', ...scored(data), ...notDropped(data)],
  rejected: (data) => ['Rejected: ', ...scored(data)],
  reset: ({ scope, only, match, group, takenOut }) => [
    ...(match ? [...versus(match), ' reset'] : [RESETS[scope](group)]),
    `, ${counted(takenOut.length, only ? 'pending result' : 'result')} removed`,
  ],
  awarded: ({ award, ...data }) => [`${AWARDS[award]}: `, ...scored(data)],
  deducted: (club) => [`${counted(club.points, 'point')} deducted from `, { club }],
  revoked: (club) => [`Deduction of ${counted(club.points, 'point')} revoked: `, { club }],
  'club-withdrawn': ({ putIn, ...club }) => [
    { club },
    putIn.length > 0
      ? ` withdrew, ${counted(putIn.length, 'match', 'matches')} awarded to the opponents`
      : ' withdrew',
  ],
  'club-replaced': ({ from, to, clubId }) => [
    { club: { name: to, clubId } },
    ' replaced ',
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
      : [`${renamed.length} clubs were renamed`],
  sealed: ({ drawAt }) => [
    'The draw list was sealed',
    drawAt ? `. The draw was scheduled for ${exactText(drawAt)}` : '',
  ],
  unsealed: () => ['The draw was voided'],
  held: ({ phrase }) => [`The draw was started with the phrase ‘${phrase}’`],
  drawn: ({ steps }) =>
    steps.length <= NAMED_MAX
      ? steps.flatMap(({ name, group }, index) => [
          ...(index > 0 ? [', '] : []),
          { club: { name } },
          ` drawn into ${groupTitle(group)}`,
        ])
      : [`${steps.length} balls revealed`],
  scheduled: ({ entries }) => [entries.length > 0 ? 'The schedule was set' : 'The schedule was cleared'],
  postponed: ({ fixtureId, closesAt }) => [
    { score: placeOf(fixtureId), fixtureId },
    ` postponed: the new deadline is ${exactText(shownDeadline(closesAt))}`,
  ],
  'kickoff-agreed': ({ at, ...match }) => [
    ...versus(match),
    at ? `: kick-off set for ${exactText(at)}` : ': kick-off cleared',
  ],
  'reporting-set': ({ reporting, isClosed, autoApprove, autoApproveHours }) => [
    isClosed ? 'Submissions are paused' : REPORTING[reporting],
    `. ${AUTO_APPROVAL[autoApprove](autoApproveHours)}`,
  ],
  announced: ({ isShown }) => [isShown ? 'An announcement was published' : 'The announcement was removed'],
  'registration-set': ({ state, places, closesAt, checkIn, isCheckInOver }) => [
    state === 'open' ? `Registration is open: ${places} places` : 'Registration is closed',
    state === 'open' && closesAt ? `, until ${exactText(closesAt)}` : '',
    checkIn && !isCheckInOver
      ? `. Check-in is from ${exactText(checkIn.opensAt)} to ${exactText(checkIn.closesAt)}`
      : '',
  ],
  entered: ({ number }) => [`A club entered (entry ${number})`],
  'entry-accepted': (data, texts) => [...entrant(data, texts), ' was accepted'],
  'entry-waiting': (data, texts) => [...entrant(data, texts), ' was put on the waiting list'],
  'entry-declined': ({ number }) => [`Entry ${number} was declined`],
  'entry-withdrawn': ({ number, reason }) => [
    reason === 'check-in' ? `Entry ${number} was removed: no check-in` : `Entry ${number} was withdrawn`,
  ],
  'checked-in': ({ number }) => [`Entry ${number} checked in`],
  'format-set': ({ clubs, cups }) => [
    `The format was set: ${clubs.length} clubs in ${counted(sizesOf(clubs).length, 'group')}, ${counted(cups, 'cup')}`,
  ],
  'pots-set': ({ clubs }) => [`${clubs.length} clubs were assigned to pots`],
  paced: ({ everySeconds }) => [
    everySeconds === null
      ? 'Balls are no longer revealed automatically'
      : `A ball is revealed every ${counted(everySeconds, 'second')}`,
  ],
  closed: ({ ucl, uel }) => {
    const dropped = uel.filter((id) => id !== null).length;
    return [
      `The groups were closed: ${ucl.length} clubs advance to the ${COMPETITION_NAMES.UCL} knockouts`,
      dropped > 0 ? `, ${dropped} to the ${COMPETITION_NAMES.UEL} knockouts` : '',
    ];
  },
  reopened: () => ['The groups were reopened'],
  finished: ({ season, name }) => [`Season ${season} was finished: ${name}`],
  'season-reopened': ({ season }) => [`Season ${season} was reopened`],
  undone: ({ seq, kind }) => [{ entry: seq }, ` (${labelOf(kind)}) was undone`],
  'text-struck': ({ seq }) => ['A text in ', { entry: seq }, ' was redacted'],
  restored: ({ backupAt, replaced }) => [
    `The backup of ${exactText(backupAt)} was restored`,
    replaced ? `. It replaced a record that ended with ${shortName(replaced)}` : '',
  ],
};

export const VERSUS = ' vs ';

/** Longer lists show only the number. */
const NAMED_MAX = 2;

const RESETS: Record<RecordFacts['reset']['scope'], (group: string | null) => string> = {
  match: () => 'Match reset',
  group: (group) => `${groupTitle(group ?? '')} reset`,
  tournament: () => 'Whole tournament reset',
};

const REPORTING: Record<ReportingMode, string> = {
  anybody: 'Anyone can submit results',
  clubs: 'Only the two clubs in a match can submit its result, with their club links',
};

const AUTO_APPROVAL: Record<AutoApproval, (hours: number) => string> = {
  off: () => 'The administrator approves every result',
  agreed: () => 'Results are approved automatically when both clubs agree',
  'agreed-or-silent': (hours) =>
    `Results are approved automatically when both clubs agree, or when the other club has not answered within ${counted(hours, 'hour')}`,
};

const AWARDS: Record<RecordFacts['awarded']['award'], string> = {
  'no-show': 'Awarded (no-show)',
  'both-absent': 'Awarded (both clubs absent)',
  ruling: 'Awarded (ruling)',
};

/** An entry as a plain sentence. */
export function sentenceOf(entry: RecordEntry): readonly SentencePart[] {
  if (!isKnown(entry)) return [entry.kind];
  return partsOf(entry);
}

function partsOf<Kind extends RecordKind>(
  entry: KnownEntry & { readonly kind: Kind },
): readonly SentencePart[] {
  // TypeScript does not see that kind and data belong together.
  const sentence = SENTENCES[entry.kind] as Sentence<Kind>;
  return sentence(entry.data as unknown as Parameters<Sentence<Kind>>[0], entry.texts);
}

/** The same as one string, for a title or a message. */
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

/** With the name, unless it was redacted. */
function entrant({ number }: { readonly number: number }, { name }: RecordEntry['texts']): SentencePart[] {
  return name ? [{ club: { name: name.text } }, ` (entry ${number})`] : [`Entry ${number}`];
}

function notDropped({ dropped }: { readonly dropped?: ReportedScore }): readonly SentencePart[] {
  return dropped ? [', not ', { score: scoreText(dropped) }] : [];
}

function versus({ home, away, fixtureId }: RecordedMatch): readonly SentencePart[] {
  return [{ club: home }, ' ', { score: VERSUS.trim(), fixtureId }, ' ', { club: away }];
}

/** 'Match 6500, Group A', 'Match 9029, UCL semi-final'. */
export function placeOf(fixtureId: number): string {
  const stage = stageOfId(fixtureId);
  const name = `Match ${fixtureId}`;
  if (!stage) return name;
  const place =
    stage.kind === 'group'
      ? { group: stage.group, round: null }
      : { group: stage.bracket, round: stage.round };
  return `${name}, ${placeTitle(place)}`;
}
