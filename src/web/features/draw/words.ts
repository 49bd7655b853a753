import { largestSize } from '#domain/clubs/format.ts';
import type { DrawState } from '#domain/draw/draw.ts';
import { SITE } from '#site/site.ts';
import { HUB_TITLE, type PageMeta } from '#words/titles.ts';

/** By the number of pots, which equals the number of clubs in the largest group. */
const POT_WORDS = ['', 'one pot', 'two pots', 'three pots', 'four pots', 'five pots', 'six pots'];

function potsText(sizes: readonly number[]): string {
  return POT_WORDS[largestSize(sizes)] ?? '';
}

function groupsText({ length }: readonly number[]): string {
  return length === 1 ? 'one group' : `${length} groups`;
}

function clubCount(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** By the sizes of the groups that the clubs are drawn into. */
export const DRAW_LEADS: Record<DrawState, (sizes: readonly number[]) => string> = {
  none: (sizes) =>
    `The draw has not taken place yet. ${clubCount(sizes)} clubs will be drawn from ${potsText(sizes)} into ${groupsText(sizes)}, live on this page.`,
  pots: () => 'The pots are set. The list can change until it is sealed.',
  sealed: () => 'The list is sealed. The draw will take place live on this page.',
  drawing: () => 'The draw is live. Every ball is revealed to everyone at the same moment.',
  done: (sizes) => `All ${clubCount(sizes)} clubs have been drawn. Anyone can verify the draw.`,
};

export function drawMeta(sizes: readonly number[]): PageMeta {
  return {
    title: `Group Stage Draw | ${SITE.name}`,
    description: `The ${SITE.shortName} group stage draw: ${potsText(sizes)}, ${clubCount(sizes)} clubs and ${groupsText(sizes)}, revealed live ball by ball, with everything needed to verify it.`,
  };
}

export const DRAW = {
  title: 'Group Stage Draw',
  loading: 'Loading the draw...',
  error: 'Unable to load the draw',
  retry: 'Retry',
  none: { text: 'Until then, see the groups and fixtures in the hub.', link: HUB_TITLE },
  pots: 'Pots',
  groups: 'Groups',
  groupsLead: 'The number beside a club is its ball number.',
  toHub: 'View the groups in the hub',
  nothingYet: 'The first ball is about to be revealed.',
  countdown: {
    title: 'The draw starts in',
    now: 'The draw will start any moment now.',
    noTime: 'The draw time will be announced.',
  },
  units: { days: 'days', hours: 'hours', minutes: 'min', seconds: 's' },
  seal: {
    title: 'Sealed',
    text: 'The server generated a secret number. The hashes of the list and of the secret were published before the draw, so neither can be changed unnoticed.',
    inputHash: 'Hash of the list (SHA-256)',
    commitment: 'Hash of the secret (SHA-256)',
    phraseFrom: 'Announced phrase source',
    phrase: 'Phrase',
    secret: 'Secret',
  },
  replay: 'Watch again',
  stopReplay: 'Show the result',
  catchUp: 'Skip to the latest ball',
} as const;

export function potTitle(pot: number): string {
  return `Pot ${pot}`;
}

export function ballOf(ball: number, balls: number): string {
  return `Ball ${ball} of ${balls}`;
}

/** Voided draws and verification: a separate chunk, because few visitors read it. */
export const DRAW_PROOF = {
  attempts: {
    title: 'Voided draws',
    published: 'Published data',
    list: 'List of clubs',
    balls: 'All balls, revealed or not',
  },
  check: {
    title: 'Check this draw',
    text: 'Your browser recomputes the whole draw from the list, the secret and the phrase, and compares it with the published one.',
    button: 'Check this draw',
    checking: 'Computing...',
    failed: 'The check could not be loaded. Please try again.',
    correct: 'This draw is correct.',
    wrong: 'This draw is NOT correct: it does not follow from the list, the secret and the phrase.',
    different: 'DIFFERENT',
    published: 'Published',
    computed: 'Recomputed',
    list: 'The list was not changed after it was sealed.',
    secret: 'The secret matches its published hash.',
    balls: 'Every ball follows from the list, the secret and the phrase.',
    sourceNamed: 'Phrase taken from the source announced in advance',
    chosen: 'Recomputed; the administrator chose the phrase',
    download: 'Download the data',
    command: 'On your own computer: npm run check-draw -- draw.json',
  },
} as const;

export function attemptText(reason: string, revealed: number): string {
  const balls = revealed === 1 ? '1 ball' : `${revealed} balls`;
  return revealed === 0 ? `Voided before the first ball: ${reason}` : `Voided after ${balls}: ${reason}`;
}

export function ballsText(wrong: number, count: number): string {
  return wrong === 0 ? `${count} of ${count} balls identical` : `${wrong} of ${count} balls DIFFERENT`;
}
