import { clubPath } from '#paths.ts';
import type { FollowedClub } from '#web/api/followed-clubs.ts';
import { FOLLOW } from '#words/follow.ts';

/** A long name may wrap anywhere, but not after the star, which would be alone on its line. */
const STAR = '★\u00a0';

let sheet: CSSStyleSheet | undefined;

/**
 * Highlights followed clubs in every table, fixture, bracket and result, with one style sheet: every name links to its
 * club page, so no list has to know who is followed, and none renders again.
 */
export function highlightClubs(clubs: readonly FollowedClub[]): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(clubs.map(highlightRules).join('\n'));
}

/**
 * A star before the name, because colour alone is not enough, and a highlight behind its row. The card already has a
 * star button.
 */
export function highlightRules({ id, name }: FollowedClub): string {
  // The id alone is not enough: in another season it belongs to another club. JSON quotes a name like CSS.
  const link = `a[href="${clubPath({ id, name })}"]`;
  const tie = `main .tie-side[data-club="${id}"]:has([title=${JSON.stringify(name)}])`;
  const row = `main :is(tr, .fixture):has(${link})`;
  return `
:is(${row}, ${tie}) { background-color: var(--color-accent-soft); box-shadow: inset 3px 0 var(--color-accent); }
main ${link}:not(.hub-my-clubs_myClubs *)::before, ${tie} .tie-club::before { color: var(--color-accent); content: "${STAR}"; content: "${STAR}" / "${FOLLOW.star} "; }
@media print { :is(${row}, ${tie}) { box-shadow: none; } }`;
}
