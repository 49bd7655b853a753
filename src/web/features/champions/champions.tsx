import { useQuery } from '@tanstack/react-query';
import { BRACKETS } from '#domain/fixtures/stages.ts';
import { knockoutsQuery } from '#web/api/queries.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { CHAMPIONS } from '#web/content/champions.ts';
import { ROUND_TITLES } from '#web/content/stages.ts';
import { type Champion, championOf } from './champion-way.ts';

/** Where the stars of a way stand, left to right in percent, from the first tie to the final. */
const STARS = [22, 11, 30, 17, 50];

/** The champions of a season that is over, each under its own sky. Drawn once by champions.css, then still. */
export function Champions() {
  const { data } = useQuery(knockoutsQuery);
  if (!data) return null;
  return (
    <section aria-label={CHAMPIONS.title} className="champions">
      <Sky />
      <div className="champions-pair">
        {BRACKETS.map((bracket) => (
          <Winner key={bracket} champion={championOf(data, bracket)} />
        ))}
      </div>
    </section>
  );
}

function Winner({ champion: { bracket, name, way } }: { readonly champion: Champion }) {
  return (
    <article className={`champion ${bracket.toLowerCase()}`}>
      {name && <Crest name={name} size={96} className="champion-crest" />}
      <h2>
        <span className="champion-title">{CHAMPIONS.of[bracket]}</span>{' '}
        <span className="champion-name" dir="auto">
          {name ?? CHAMPIONS.nobody}
        </span>
      </h2>
      {way.length > 0 && (
        <div className="constellation">
          <Lines count={way.length} />
          <ol aria-label={CHAMPIONS.way}>
            {way.map(({ round, opponent, score }) => (
              <li key={round}>
                <svg viewBox="-12 -12 24 24" aria-hidden="true">
                  <path d="M0-11l2.4 8.6L11 0l-8.6 2.4L0 11l-2.4-8.6L-11 0l8.6-2.4z" />
                </svg>
                <span className="champion-step">
                  <span>{ROUND_TITLES[round]}</span>
                  <b>{score ?? CHAMPIONS.walkover}</b>
                  {opponent && <bdi>{opponent}</bdi>}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </article>
  );
}

/** From star to star, upwards. */
function Lines({ count }: { readonly count: number }) {
  const stars = STARS.slice(0, count).map((x, index) => `${x} ${(100 * (count - index - 0.5)) / count}`);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${stars.join('L')}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Points of light, strokes of no length: the same for everybody. */
const LIGHTS = Array.from({ length: 110 }, (_, index) => {
  const x = (index * 379) % 1200;
  const y = (index * index * 53 + index * 97) % 620;
  return `M${x} ${y}h0`;
});

function Sky() {
  return (
    <svg
      viewBox="0 0 1200 620"
      preserveAspectRatio="xMidYMid slice"
      className="champions-sky"
      aria-hidden="true"
    >
      <path d={LIGHTS.slice(0, 70).join('')} strokeWidth="1.4" opacity=".4" />
      <path d={LIGHTS.slice(70).join('')} strokeWidth="2.4" opacity=".7" />
    </svg>
  );
}
