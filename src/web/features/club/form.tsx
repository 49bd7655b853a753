import shared from '#web/ui/shared.module.css';
import { END_WORDS } from '#words/match-states.ts';
import { type ClubMatch, formOf } from './club-season.ts';
import styles from './form.module.css';
import { CLUB } from './words.ts';

/** The last results as letters, each with its own shape and a text for screen readers. */
export function Form({ matches }: { readonly matches: readonly ClubMatch[] }) {
  const form = formOf(matches);
  if (form.length === 0) return <p className={shared.muted}>{CLUB.noForm}</p>;
  return (
    <ol className={styles.form} aria-label={CLUB.form}>
      {form.map(({ fixture, end, score, opponent }) => {
        const { letter, word } = END_WORDS[end];
        const against = opponent?.name ? `, ${opponent.name}` : '';
        const words = `${word}${score === null ? '' : ` ${score}`}${against}`;
        return (
          <li key={fixture.id} className={styles.sign} data-end={end} title={words}>
            <span aria-hidden="true">{letter}</span>
            <span className={shared.hidden}>{words}</span>
          </li>
        );
      })}
    </ol>
  );
}
