import type { DrawReply } from '#contract/draw.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { attemptText, DRAW } from '#web/content/draw.ts';

/** Draws that were given up stand above everything else: nobody can draw again in secret until it suits them. */
export function Attempts({ attempts }: Pick<DrawReply, 'attempts'>) {
  return (
    <section aria-labelledby="given-up" className="draw-attempts">
      <h2 id="given-up" className="font-semibold">
        {DRAW.attempts.title}
      </h2>
      <ul>
        {attempts.map(({ givenUpAt, reason, revealed }) => (
          <li key={givenUpAt}>
            <time dateTime={givenUpAt} className="text-muted">
              {exactText(givenUpAt)}
            </time>{' '}
            {attemptText(reason, revealed)}
          </li>
        ))}
      </ul>
    </section>
  );
}
