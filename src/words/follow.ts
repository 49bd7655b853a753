import { ordinal } from './numbers.ts';

/** For clubs followed on this device. */
export const FOLLOW = {
  follow: 'Follow',
  following: 'Following',
  title: 'My clubs',
  /** Replaces the star beside a club's name for screen readers. */
  star: 'My club:',
  next: 'Next',
  last: 'Last',
  nothingNext: 'No upcoming match',
  nothingLast: 'No result yet',
  noOpponent: 'Opponent to be confirmed',
  tone: 'Play a soft sound when a club moves in the table',
  stop: 'Stop following',
} as const;

/** 'Up to 1st' or 'Down to 3rd'. */
export function movedText(from: number, to: number): string {
  return `${to < from ? 'Up' : 'Down'} to ${ordinal(to)}`;
}

export function followLabel(club: string): string {
  return `${FOLLOW.follow} ${club}`;
}

export function clubMissing(name: string): string {
  return `No club is called ${name} this season.`;
}
