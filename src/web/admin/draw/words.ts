import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { BALL_SECONDS_MAX, BALL_SECONDS_MIN } from '#domain/draw/draw.ts';

/** What the administrator's panel says of the draw. */
export const DRAW_PANEL = {
  page: 'Open the draw',
  steps: { title: 'Steps of the draw', pots: 'Pots', sealed: 'Sealed', drawing: 'Drawing', done: 'Done' },
  pots: {
    title: 'Pots',
    about: `${CLUB_COUNT} clubs, ${GROUPS.length} in each of four pots. Clubs with the same keep-apart tag, such as sister clubs, never share a group; at most four clubs share a tag.`,
    hand: 'By hand',
    csv: 'CSV',
    download: 'Export CSV',
    paste: 'List of clubs and pots',
    csvHint:
      'Paste or drop CSV lines such as "Harbour Lions,1" or "Harbour Cubs,3,Harbour". Nothing changes until you save.',
    columns: { name: 'Club', pot: 'Pot', keepApart: 'Keep apart' },
    save: 'Save pots',
    saved: 'Pots Saved',
    ready: 'No problems. Ready to save.',
    isSaved: 'Saved. Everybody sees this list.',
    unsaved: 'Not saved yet.',
    outdated: 'Somebody else has saved another list since you began. Saving yours replaces it.',
    discard: 'Discard my changes',
    resultsInPlay: 'Results are in play, so the groups cannot be drawn. They have to be reset first.',
    toResets: 'Go to Reset Functions',
  },
  seal: {
    title: 'Seal the list',
    about:
      'Makes a secret and publishes its fingerprint and that of the list, so that neither can be changed.',
    saveFirst: 'Once a list is saved it can be sealed here.',
    unsaved:
      'There are changes of yours that nobody else sees yet. Once they are saved or discarded, the list can be sealed here.',
    drawAt: 'Not before, GMT',
    drawAtHint: 'Optional. Everybody sees a countdown, and the draw cannot be held earlier.',
    phraseFrom: 'Where the phrase will come from',
    phraseFromHint:
      'Optional. A source nobody can foresee, named before: such as a round of a public randomness beacon, or a lottery.',
    button: 'Seal the list',
    done: 'List Sealed',
    summary: 'From now on the list is frozen.',
    freezes: [
      'Neither clubs nor pots can be changed.',
      'No result can be reported or awarded until the draw is done or given up.',
      'The fingerprints are public at once.',
    ],
    warning: 'Giving a sealed draw up stays visible for ever.',
  },
  hold: {
    title: 'Hold the draw',
    about: 'Mixes a phrase with the secret. All 64 balls are fixed by it, and none is told yet.',
    phrase: 'Phrase',
    from: 'Announced source:',
    chosen: 'No source was announced: the page says that the administrator chose the phrase.',
    notBefore: 'Announced for',
    timeHasCome: 'The time has come:',
    button: 'Hold the draw',
    done: 'Draw Held',
    summary: 'All balls are fixed by this phrase:',
    warning: 'The phrase is public at once and cannot be changed.',
  },
  giveUp: {
    title: 'Give the draw up',
    about: 'The list can be changed and sealed again. The draw that was given up stays public:',
    button: 'Give the draw up',
    done: 'Draw Given Up',
    summary: 'This draw is given up, for everybody to see.',
    publishes: {
      sealed: ['The list, both fingerprints and your reason stay public for ever.'],
      held: [
        'The secret and all 64 balls are published, also those that were not told yet.',
        'The list, the phrase and your reason stay public for ever.',
      ],
    },
    warning: 'This cannot be taken back.',
  },
  reveal: {
    title: 'Balls',
    none: 'No ball has been told yet.',
    next: 'Next ball',
    several: 'Several at once',
    severalButton: 'Tell them',
    pace: 'Seconds a ball',
    paceHint: `The server tells the balls by itself, one every ${BALL_SECONDS_MIN} to ${BALL_SECONDS_MAX} seconds.`,
    start: 'Start',
    stop: 'Stop',
    watch: 'Watch the public draw',
    failed: { title: 'Ball Not Told', fallback: 'The ball could not be told. Please try again.' },
    unanswered: {
      title: 'No Answer',
      fallback: 'The ball may have been told all the same. Please look at the last one before you go on.',
    },
  },
  done: {
    title: 'The draw is done',
    about: 'All 64 clubs have taken their places. Anybody can compute the draw again.',
    link: 'Open the draw',
  },
} as const;

/** What may be wrong with a line of the list. */
export const POT_PROBLEMS = {
  noPot: 'The pot is missing.',
  unknownPot: (pot: string) => `There is no pot "${pot}".`,
  moreThanThree: 'There is more than a name, a pot and a tag on this line.',
} as const;

/** 'Club 12': of the field in that row. */
export function potRowLabel(field: string, index: number): string {
  return `${field} ${index + 1}`;
}

export function attemptsText(count: number): string {
  return count === 1 ? 'One draw was given up before.' : `${count} draws were given up before.`;
}

export function revealMany(left: number): string {
  return left === 1 ? '1 ball is left.' : `${left} balls are left.`;
}

export function revealSummary(count: number): string {
  return count === 1 ? 'The next ball is told.' : `The next ${count} balls are told at the same moment.`;
}

/** 'A ball every 8 s. The next one in 5 s.' */
export function paceText(everySeconds: number, left: number): string {
  return `A ball every ${everySeconds} s. The next one in ${left} s.`;
}
