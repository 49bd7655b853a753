import type { Club } from '#domain/clubs/clubs.ts';
import type { TieEffect } from '#domain/knockouts/approval-effect.ts';
import type { SubmissionStatus } from '#domain/results/results.ts';
import { MATCH_TIMES } from '#words/match-states.ts';
import { counted } from '#words/numbers.ts';
import { ROUND_WORDS } from '#words/titles.ts';

// Texts of the panel itself, and those that several screens share. A screen's own texts are in its folder.

export const ADMIN_TITLE = 'Tournament Administration';
export const ADMIN_CLOSE = 'Close';
export const ADMIN_CANCEL = 'Cancel';

export const STATUS_WORDS: Record<SubmissionStatus, string> = {
  pending: 'Pending Review',
  approved: 'Approved',
  rejected: 'Rejected',
};

export const STAT_CARDS = { total: 'Total Results', ...STATUS_WORDS } as const;

/** By the URL of the screen. */
export const ADMIN_TABS = {
  approval: 'Result Approval',
  overview: 'Overview',
  'season-schedule': 'Schedule',
  'season-rulings': 'Rulings',
  'season-reporting': 'Submissions',
  'season-draw': 'Draw',
  'season-knockouts': 'Knockouts',
  'season-finish': 'End of season',
  registration: 'Registration',
  'season-format': 'Format',
  clubs: 'Clubs',
  links: 'Club links',
  staff: 'Staff',
  chat: 'Chat',
  resets: 'Reset Functions',
} as const;

export const ADMIN_GROUPS = { daily: 'Daily', season: 'Season', setup: 'Setup' } as const;

/** 'Team 1 vs Team 2'. */
export function matchName({ home, away }: { readonly home: Club; readonly away: Club }): string {
  return `${home.name} ${MATCH_TIMES.versus} ${away.name}`;
}

export function resultCount(count: number, onlyPending = false): string {
  return counted(count, onlyPending ? 'pending result' : 'result');
}

/** 'Aurora 11 meet Kestrel Town in the quarter-final'. */
export function tieEffectText(effect: TieEffect | null): string {
  if (!effect) return '';
  if (!effect.winner) return 'No club advances';
  const { name } = effect.winner;
  if (!effect.next) return `${name} win the trophy`;
  const { stage, opponent } = effect.next;
  const round = `the ${ROUND_WORDS[stage.round]}`;
  return opponent ? `${name} meet ${opponent.name} in ${round}` : `${name} advance to ${round}`;
}

/** For a club link that was just made. */
export const NEW_LINK = {
  renewQuestion: (club: string) => `${club} will get a new link. The current link will stop working.`,
  copy: 'Copy',
  /** Ready for a chat. */
  line: (club: string, link: string) => `${club}: ${link}`,
  qr: 'QR code',
  qrHint: 'Ask the captain to scan this code.',
  failed: { title: 'Change Failed', fallback: 'The links could not be changed. Please try again.' },
} as const;
