import { useQuery } from '@tanstack/react-query';
import type { KnockoutsReply } from '#contract/knockouts-view.ts';
import { BRACKETS } from '#domain/matches/stages.ts';
import { knockoutsQuery } from '#web/api/queries.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink, MatchLink } from '#web/clubs/links.tsx';
import shared from '#web/ui/shared.module.css';
import { ROUND_TITLES } from '#words/titles.ts';
import { type Champion, championOf } from './champion-way.ts';
import styles from './champions.module.css';
import { CHAMPIONS } from './words.ts';

/** Where the stars of a way stand, left to right in percent, from the first tie to the final; as in champions.module.css. */
const STARS = [58, 32, 66, 36, 50];

/** The champions of a season that is over, under one sky. Drawn once by its style sheets, then still. */
export function ChampionsOf({ knockouts }: { readonly knockouts: KnockoutsReply }) {
  return (
    <section aria-label={CHAMPIONS.title} className="champions">
      <ChampionsSky />
      <div className="champions-pair">
        {BRACKETS.map((bracket) => (
          <Winner key={bracket} champion={championOf(knockouts, bracket)} />
        ))}
      </div>
    </section>
  );
}

function Winner({ champion: { bracket, club, way } }: { readonly champion: Champion }) {
  return (
    <article className={`champion ${bracket.toLowerCase()}`}>
      <div className="champion-light">
        {club === null ? <NoCrest /> : <Crest name={club.name} size={96} className="champion-crest" />}
      </div>
      <h2>
        <span className="champion-title">{CHAMPIONS.of[bracket]}</span>{' '}
        <span className={club === null ? 'champion-nobody' : 'champion-name'} dir="auto">
          {club === null ? CHAMPIONS.nobody : <ClubLink club={club} />}
        </span>
      </h2>
      {club === null && <p className="champion-note">{CHAMPIONS.noTrophy}</p>}
      {way.length > 0 && (
        <div className={styles.constellation}>
          <Lines count={way.length} />
          <ol aria-label={CHAMPIONS.way}>
            {way.map((step) => (
              <li key={step.round}>
                <svg viewBox="-12 -12 24 24" aria-hidden="true">
                  <path d="M0-11l2.4 8.6L11 0l-8.6 2.4L0 11l-2.4-8.6L-11 0l8.6-2.4z" />
                </svg>
                <StepWords step={step} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </article>
  );
}

/** What a star tells: the round, the score with the champion's goals first, and against whom. */
function StepWords({ step }: { readonly step: Champion['way'][number] }) {
  const { round, fixtureId, opponent, score, decidedBy, penalties } = step;
  const how = penalties ?? (decidedBy && CHAMPIONS.decided[decidedBy]);
  return (
    <span className={styles.championStep}>
      <span>{ROUND_TITLES[round]}</span>{' '}
      <b>
        <MatchLink
          fixtureId={fixtureId}
          className={shared.quietLink}
          label={`${ROUND_TITLES[round]}, ${score ?? CHAMPIONS.walkover}`}
        >
          {score ?? CHAMPIONS.walkover}
        </MatchLink>
      </b>{' '}
      {how && <small>{how}</small>}{' '}
      {opponent && (
        <bdi>
          <ClubLink club={opponent} />
        </bdi>
      )}
    </span>
  );
}

/** The outline of a crest that nobody has won. */
function NoCrest() {
  return (
    <svg viewBox="0 0 40 40" className="champion-crest none" aria-hidden="true">
      <path d="M5 4h30v15c0 9-6 14-15 18C11 33 5 28 5 19z" />
    </svg>
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

const WIDTH = 1200;
const HEIGHT = 700;

/** Points of light, strokes of no length, spread evenly and without a pattern: the same for everybody. */
function lights(count: number, seed: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + seed) * 0.754877) % 1;
    const y = ((index + seed) * 0.56984) % 1;
    return `M${Math.round(x * WIDTH)} ${Math.round(y * HEIGHT)}h0`;
  }).join('');
}

const FAINT = lights(210, 1);
const PLAIN = lights(70, 400);
const BRIGHT = lights(16, 90);

/** The whole night sky: three depths of stars, and the band of the galaxy across it. */
function ChampionsSky() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="champions-sky"
      aria-hidden="true"
    >
      <path d={FAINT} strokeWidth="1.1" opacity=".35" />
      <path d={PLAIN} strokeWidth="1.7" opacity=".6" />
      <path d={BRIGHT} strokeWidth="2.6" opacity=".9" />
    </svg>
  );
}

/** The champions, once the season has them. */
export function SeasonChampions({ isOver }: { readonly isOver: boolean }) {
  return isOver && <CurrentChampions />;
}

function CurrentChampions() {
  const { data } = useQuery(knockoutsQuery);
  return data && <ChampionsOf knockouts={data} />;
}
