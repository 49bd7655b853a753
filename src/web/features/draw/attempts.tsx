import type { DrawReply } from '#contract/draw.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import shared from '#web/ui/shared.module.css';
import { groupTitle } from '#words/titles.ts';
import drawStyles from './draw.module.css';
import { SealFacts } from './seal.tsx';
import { attemptText, DRAW_PROOF, potTitle } from './words.ts';

type Attempt = DrawReply['attempts'][number];

/** Voided draws come first on the page: a draw cannot be repeated in secret until it suits someone. */
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

/** The sealed list and, if the draw had started, all of its balls. */
function Published({ attempt }: { readonly attempt: Attempt }) {
  const { clubs, steps } = attempt;
  const isDrawn = steps.length > 0;
  const lines = isDrawn
    ? steps.map(({ club, group }) => `${clubs[club - 1]?.name}, ${groupTitle(group)}`)
    : clubs.map(({ name, pot }) => `${name}, ${potTitle(pot)}`);
  return (
    <details>
      <summary className={drawStyles.attemptSummary}>{DRAW_PROOF.attempts.published}</summary>
      <SealFacts draw={attempt} />
      <h3 className={`${drawStyles.attemptsHeading} ${shared.note}`}>
        {isDrawn ? DRAW_PROOF.attempts.balls : DRAW_PROOF.attempts.list}
      </h3>
      <ol className={`${drawStyles.drawLines} ${shared.small}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </details>
  );
}
