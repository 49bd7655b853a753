import type { DrawReply } from '#contract/draw.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import shared from '#web/ui/shared.module.css';
import { groupTitle } from '#words/titles.ts';
import styles from './attempts.module.css';
import drawStyles from './draw.module.css';
import { SealFacts } from './seal.tsx';
import { attemptText, DRAW_PROOF, potTitle } from './words.ts';

type Attempt = DrawReply['attempts'][number];

/** Draws that were given up stand above everything else: nobody can draw again in secret until it suits them. */
export function Attempts({ attempts }: Pick<DrawReply, 'attempts'>) {
  return (
    <section aria-labelledby="given-up" className={drawStyles.drawAttempts}>
      <h2 id="given-up" className={shared.strong}>
        {DRAW_PROOF.attempts.title}
      </h2>
      <ul>
        {attempts.map((attempt) => (
          <li key={attempt.givenUpAt}>
            <time dateTime={attempt.givenUpAt} className={shared.muted}>
              {exactText(attempt.givenUpAt)}
            </time>{' '}
            {attemptText(attempt.reason, attempt.revealed)}
            <Published attempt={attempt} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list with its seal and, once they were fixed, all of its balls. */
function Published({ attempt }: { readonly attempt: Attempt }) {
  const { clubs, steps } = attempt;
  const isHeld = steps.length > 0;
  const lines = isHeld
    ? steps.map(({ club, group }) => `${clubs[club - 1]?.name}, ${groupTitle(group)}`)
    : clubs.map(({ name, pot }) => `${name}, ${potTitle(pot)}`);
  return (
    <details>
      <summary className={styles.summary}>{DRAW_PROOF.attempts.published}</summary>
      <SealFacts draw={attempt} />
      <h3 className={`${styles.heading} ${shared.note}`}>
        {isHeld ? DRAW_PROOF.attempts.balls : DRAW_PROOF.attempts.list}
      </h3>
      <ol className={`${drawStyles.drawLines} ${styles.list}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </details>
  );
}
