import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import type { DrawState } from '#domain/draw/draw.ts';
import { SITE } from '#site/site.ts';
import { HUB_TITLE } from '#words/titles.ts';

const LEADS: Record<DrawState, string> = {
  none: `The draw is still to come. ${CLUB_COUNT} clubs will be drawn from four pots into 16 groups, live on this page.`,
  pots: 'The pots are set. The list can still change until it is sealed.',
  sealed: 'The list is sealed. The draw is held live on this page.',
  drawing: 'The draw is on. Every ball appears here for everybody at the same moment.',
  done: `All ${CLUB_COUNT} clubs have their groups. Anybody can compute the draw again.`,
};

export const DRAW = {
  meta: {
    title: `Group Stage Draw | ${SITE.name}`,
    description: `The draw of the ${SITE.shortName} groups: four pots, ${CLUB_COUNT} clubs, 16 groups, ball by ball and live, with everything that is needed to compute it again.`,
  },
  title: 'Group Stage Draw',
  leads: LEADS,
  loading: 'Loading the draw...',
  error: 'Unable to load the draw',
  retry: 'Retry',
  none: { text: 'Nothing has been drawn yet. Until then, see who plays whom in the hub.', link: HUB_TITLE },
  pots: 'Pots',
  groups: 'Groups',
  groupsLead: 'The number beside a club tells which ball it was.',
  toHub: 'Open the groups in the hub',
  newest: 'The last ball',
  nothingYet: 'The first ball is about to be drawn.',
  countdown: {
    title: 'The draw begins in',
    now: 'The draw begins any moment now.',
    noTime: 'The time of the draw will be announced.',
  },
  units: { days: 'days', hours: 'hours', minutes: 'min', seconds: 's' },
  seal: {
    title: 'Sealed',
    text: 'The server has made a secret number. These fingerprints of the list and of the secret were published before the draw, so neither can be exchanged afterwards without everybody seeing it.',
    inputHash: 'Fingerprint of the list (SHA-256)',
    commitment: 'Fingerprint of the secret (SHA-256)',
    phraseFrom: 'Announced source of the phrase',
    phrase: 'Phrase',
    secret: 'Secret',
  },
  replay: 'Watch it again',
  stopReplay: 'Show the result',
  catchUp: 'Skip to the newest ball',
} as const;

export function potTitle(pot: number): string {
  return `Pot ${pot}`;
}

export function ballOf(ball: number): string {
  return `Ball ${ball} of ${CLUB_COUNT}`;
}

/** What is said of draws that were given up, and of computing one again. Few visitors come to read it. */
export const DRAW_PROOF = {
  attempts: {
    title: 'Given up before this draw',
    published: 'What was published',
    list: 'The list',
    balls: 'All balls, told or not',
  },
  check: {
    title: 'Check this draw',
    text: 'Your browser computes the whole draw again from the list, the secret and the phrase, and compares it with what was published.',
    button: 'Check this draw',
    checking: 'Computing...',
    failed: 'The check could not be loaded. Please try again.',
    correct: 'This draw is correct.',
    wrong: 'This draw is not correct: what was published does not follow from list, secret and phrase.',
    same: 'the same',
    different: 'DIFFERENT',
    published: 'Published',
    computed: 'Computed',
    list: 'The list was not changed after it was sealed.',
    secret: 'The secret is the one that was promised.',
    balls: 'Every ball follows from list, secret and phrase.',
    sourceNamed: 'Phrase taken from the source announced in advance',
    chosen: 'Recomputed; the administrator chose the phrase',
    download: 'Download the data',
    command: 'On your own computer: npm run check-draw -- draw.json',
  },
} as const;

export function attemptText(reason: string, revealed: number): string {
  const balls = revealed === 1 ? '1 ball' : `${revealed} balls`;
  return revealed === 0 ? `Before the first ball: ${reason}` : `After ${balls}: ${reason}`;
}

export function ballsText(wrong: number, count: number): string {
  return wrong === 0 ? `${count} of ${count} balls the same` : `${wrong} of ${count} balls DIFFERENT`;
}
