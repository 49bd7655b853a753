import { ordinal } from './numbers.ts';

/** Of clubs that somebody follows on this device. */
export const FOLLOW = {
  follow: 'Follow',
  following: 'Following',
  title: 'My clubs',
  /** Behind the star beside the club's name, for whoever hears the page. */
  star: 'My club:',
  next: 'Next',
  last: 'Last',
  nothingNext: 'No match ahead',
  nothingLast: 'No match decided yet',
  noOpponent: 'Opponent not known yet',
  tone: 'Quiet tone when it moves',
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
  return `${name} is not in this season under this name.`;
}
