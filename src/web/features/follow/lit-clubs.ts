import { clubPath } from '#paths.ts';
import type { FollowedClub } from '#web/api/followed-clubs.ts';
import { FOLLOW } from '#words/follow.ts';

/** A long name breaks anywhere, but not behind the star, which would stand on a line of its own. */
const STAR = '★\u00a0';

let sheet: CSSStyleSheet | undefined;

/**
 * Lights the clubs wherever they stand: in tables, fixtures, trees and results. By a style sheet of its own, since every
 * name leads to the page of its club: no list has to know who is followed, and none is rendered again for it.
 */
export function lightClubs(clubs: readonly FollowedClub[]): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(clubs.map(lightRules).join('\n'));
}

/** A star, which is no colour, before the name, and a bar and a light behind its row. The card has a star to press. */
export function lightRules({ id, name }: FollowedClub): string {
  // Not by the id alone: in another season its place is another club's. JSON quotes a name as CSS does.
  const link = `a[href="${clubPath({ id, name })}"]`;
  const tie = `main .tie-side[data-club="${id}"]:has([title=${JSON.stringify(name)}])`;
  const row = `main :is(tr, .fixture):has(${link})`;
  return `
:is(${row}, ${tie}) { background-color: var(--color-accent-soft); box-shadow: inset 3px 0 var(--color-accent); }
main ${link}:not(.hub-my-clubs_myClubs *)::before, ${tie} .tie-club::before { color: var(--color-accent); content: "${STAR}"; content: "${STAR}" / "${FOLLOW.star} "; }
@media print { :is(${row}, ${tie}) { box-shadow: none; } }`;
}
