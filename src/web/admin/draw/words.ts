import { BALL_SECONDS_MAX, BALL_SECONDS_MIN } from '#domain/draw/draw.ts';
import { maxClubsPerTag, potSize, potsOf } from '#domain/draw/draw-clubs.ts';
import { numberWord } from '#words/group-texts.ts';
import { counted } from '#words/numbers.ts';

export const FROM_ENTRIES = {
  title: 'Fill the pots',
  about: (clubs: number) =>
    `Closes registration, sets the format for ${counted(clubs, 'club')} and fills the pots in order of registration, starting with clubs from last season’s knockouts. You can repeat this until the draw is sealed.`,
  impossible: (clubs: number) => `${counted(clubs, 'club')} accepted. A season needs 4 to 64 clubs.`,
  absent: (clubs: number) =>
    clubs === 1
      ? '1 accepted club has not checked in. It loses its place when check-in closes.'
      : `${clubs} accepted clubs have not checked in. They lose their places when check-in closes.`,
  button: 'Fill the pots',
  done: 'Pots Filled',
  warning:
    'Current pots and schedule changes are replaced. Older club links are revoked; the links of clubs that entered through registration keep working.',
} as const;

export const DRAW_PANEL = {
  page: 'View the draw page',
  attempts: (count: number) =>
    count === 1 ? 'One draw was voided earlier.' : `${count} draws were voided earlier.`,
  steps: { title: 'Draw progress', pots: 'Pots', sealed: 'Sealed', drawing: 'Drawing', done: 'Done' },
  pots: {
    title: 'Pots',
    hand: 'By hand',
    csv: 'CSV',
    download: 'Export CSV',
    paste: 'List of clubs and pots',
    csvHint:
      'Paste or drop CSV lines such as "Harbour Lions,1" or "Harbour Cubs,3,Harbour". Nothing changes until you save.',
    columns: { name: 'Club', pot: 'Pot', keepApart: 'Keep apart' },
    /** The label of a field: 'Club 12'. */
    inRow: (field: string, index: number) => `${field} ${index + 1}`,
    save: 'Save pots',
    saved: 'Pots Saved',
    ready: 'No problems. Ready to save.',
    isSaved: 'Saved. This list is public.',
    unsaved: 'Not saved yet.',
    outdated: 'A colleague has saved another list since you started. Saving yours will replace it.',
    discard: 'Discard my changes',
    activeResults: 'The groups cannot be drawn while there are results. Reset all results first.',
    toResets: 'Go to Reset Functions',
  },
  seal: {
    title: 'Seal the list',
    about:
      'Generates a secret and publishes hashes of the secret and the list. After that, neither can be changed.',
    saveFirst: 'Save the list before you seal it.',
    unsaved: 'You have unsaved changes. Save or discard them before you seal the list.',
    drawAt: 'Draw time, GMT',
    drawAtHint: 'Optional. Visitors see a countdown, and the draw cannot start earlier.',
    phraseFrom: 'Source of the phrase',
    phraseFromHint:
      'Optional. Announce a source that no one can predict, such as a round of a public randomness beacon or a lottery result.',
    button: 'Seal the list',
    done: 'List Sealed',
    summary: 'The list will be frozen.',
    freezes: [
      'Clubs and pots can no longer be changed.',
      'No results can be submitted or awarded until the draw is complete or voided.',
      'Both hashes are published immediately.',
      'Club links that you have created stop working when the draw ends. Links from registration keep working.',
    ],
    warning: 'If you void the draw later, the voided draw stays public permanently.',
  },
  start: {
    title: 'Start the draw',
    about: (balls: number) =>
      `Combines a phrase with the secret. This determines all ${balls} balls; none is revealed yet.`,
    phrase: 'Phrase',
    from: 'Announced source:',
    chosen: 'No source was announced, so the draw page will say that the administrator chose the phrase.',
    notBefore: 'Announced for',
    timeHasCome: 'Ready to start. Announced for',
    button: 'Start the draw',
    done: 'Draw Started',
    summary: 'This phrase determines all balls:',
    warning: 'The phrase is published immediately and cannot be changed.',
  },
  void: {
    title: 'Void the draw',
    about: 'The list can then be changed and sealed again. The voided draw stays public:',
    button: 'Void the draw',
    done: 'Draw Voided',
    summary: 'The draw will be voided publicly.',
    publishes: {
      sealed: () => ['The list, both hashes and your reason stay public permanently.'],
      started: (balls: number) => [
        `The secret and all ${balls} balls are published, including those not revealed yet.`,
        'The list, the phrase and your reason stay public permanently.',
      ],
    },
    warning: 'This cannot be undone.',
  },
  reveal: {
    title: 'Balls',
    none: 'No ball revealed yet.',
    next: 'Reveal next ball',
    several: 'Several at once',
    left: (balls: number) => `${counted(balls, 'ball')} left.`,
    question: (balls: number) =>
      balls === 1 ? 'The next ball will be revealed.' : `The next ${balls} balls will be revealed at once.`,
    severalButton: 'Reveal',
    pace: 'Seconds per ball',
    paceHint: `The server reveals the balls automatically, one every ${BALL_SECONDS_MIN} to ${BALL_SECONDS_MAX} seconds.`,
    start: 'Start',
    running: (everySeconds: number, left: number) =>
      `A ball every ${everySeconds} s. Next ball in ${left} s.`,
    stop: 'Stop',
    watch: 'Watch the public draw',
    failed: { title: 'Ball Not Revealed', fallback: 'The ball could not be revealed. Please try again.' },
    unanswered: {
      title: 'No Response',
      fallback: 'The ball may have been revealed. Please check the last ball before you continue.',
    },
  },
  done: {
    title: 'The draw is complete',
    about: (clubs: number) => `All ${clubs} clubs are in their groups. Anyone can verify the draw.`,
  },
} as const;

/** Before the list: '13 clubs in four pots: 4 in each of the first three, 1 in pot 4.' and whether tags are possible. */
export function aboutPots(sizes: readonly number[]): string {
  const pots = potsOf(sizes);
  const clubs = sizes.reduce((sum, size) => sum + size, 0);
  const inLast = potSize(pots.at(-1) ?? 1, sizes);
  const spread =
    inLast === sizes.length
      ? `${clubs} clubs, ${inLast} in each of ${numberWord(pots.length)} pots.`
      : `${clubs} clubs in ${numberWord(pots.length)} pots: ${sizes.length} in each of the first ${numberWord(pots.length - 1)}, ${inLast} in pot ${pots.length}.`;
  return `${spread} ${aboutTags(maxClubsPerTag(sizes))}`;
}

function aboutTags(most: number): string {
  if (most === 0) return 'Keep-apart tags are not possible, because the last pot is not full.';
  if (most === 1) return 'Keep-apart tags are not possible with so few groups.';
  return `Clubs with the same keep-apart tag, such as sister clubs, never share a group; at most ${numberWord(most)} clubs can share a tag.`;
}

export const POT_PROBLEMS = {
  noPot: 'The pot is missing.',
  unknownPot: (pot: string) => `There is no pot "${pot}".`,
  moreThanThree: 'This line has more than a name, a pot and a tag.',
} as const;
