import { CLUB_COUNT } from '../../clubs/clubs.ts';
import type { DrawClub } from '../draw-clubs.ts';
import { POTS } from '../pots.ts';

/** 64 clubs, sixteen a pot in turn. Tags by the number of the club in the list: `{ Nordic: [1, 5] }`. */
export function drawList(tags: Readonly<Record<string, readonly number[]>> = {}): DrawClub[] {
  return Array.from({ length: CLUB_COUNT }, (_, index) => {
    const number = index + 1;
    const keepApart = Object.keys(tags).find((tag) => tags[tag]?.includes(number)) ?? null;
    return { name: `Club ${number}`, pot: POTS[index % POTS.length] ?? 1, keepApart };
  });
}

/** '1A 5B 9C …': the balls as one line. */
export function ballsText(steps: readonly { readonly club: number; readonly group: string }[]): string {
  return steps.map(({ club, group }) => `${club}${group}`).join(' ');
}
