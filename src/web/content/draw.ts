import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import type { DrawState } from '#domain/draw/draw.ts';
import { SITE } from '#site/site.ts';
import { HUB_TITLE } from './competitions.ts';

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
