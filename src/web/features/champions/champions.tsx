import { useQuery } from '@tanstack/react-query';
import type { KnockoutsReply } from '#contract/knockouts-view.ts';
import { ROUND_TITLES } from '#domain/matches/stages.ts';
import { PATHS } from '#paths.ts';
import { knockoutsQuery, tournamentQuery } from '#web/api/queries.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink, MatchLink } from '#web/clubs/links.tsx';
import { ShareLink } from '#web/ui/share-link.tsx';
import shared from '#web/ui/shared.module.css';
import { type Champion, championsOf } from './champion-road.ts';
import styles from './champions.module.css';
import { CHAMPIONS, seasonLine } from './words.ts';

/**
 * Horizontal positions of the stars in percent, from the first tie to the final; must match champions.module.css. A
 * shorter road has the last of them.
 */
const STARS = [58, 32, 66, 36, 50];

interface Props {
  readonly knockouts: KnockoutsReply;
  /** 'Season 2 · 2026' */
  readonly season: string;
  /** The page with the brackets. */
  readonly path: string;
}

/** The sky is painted once by the style sheet and does not move. */
export function ChampionsPanel({ knockouts, ...props }: Props) {
  return (
    <section aria-label={CHAMPIONS.title} className={styles.champions}>
      <ChampionsSky />
      <div className={styles.pair}>
        {championsOf(knockouts).map((champion) => (
          <Winner key={champion.bracket} champion={champion} {...props} />
        ))}
      </div>
    </section>
  );
}

interface WinnerProps extends Omit<Props, 'knockouts'> {
  readonly champion: Champion;
}

function Winner({ champion: { bracket, club, road }, season, path }: WinnerProps) {
  return (
    <article className={`${styles.champion} ${bracket === 'UEL' ? styles.uel : ''}`}>
      <div className={styles.light}>
        {club === null ? <NoCrest /> : <Crest name={club.name} size={96} className={styles.crest} />}
      </div>
      <h2>
        <span className={styles.title}>{CHAMPIONS.of[bracket]}</span>{' '}
        <span className={club === null ? styles.noChampion : styles.name}>
          {club === null ? (
            CHAMPIONS.none
          ) : (
            <ClubLink club={club}>
              <ClubName name={club.name} isLarge />
            </ClubLink>
          )}
        </span>
      </h2>
      <p className={styles.season}>{club === null ? CHAMPIONS.noTrophy : season}</p>
      {road.length > 0 && (
        <div className={styles.constellation}>
          <Lines count={road.length} />
          <ol aria-label={CHAMPIONS.road}>
            {road.map((step, index) => (
              <li key={step.round}>
                <svg viewBox="-12 -12 24 24" aria-hidden="true">
                  <path d="M0-11l2.4 8.6L11 0l-8.6 2.4L0 11l-2.4-8.6L-11 0l8.6-2.4z" />
                </svg>
                <StepText step={step} isFirst={index === 0} />
              </li>
            ))}
          </ol>
        </div>
      )}
      {club && <ShareLink path={`${path}#bracket-${bracket}`} title={club.name} />}
    </article>
  );
}

interface StepProps {
  readonly step: Champion['road'][number];
  /** In the first round, a group may have no club for the other place. Later, the opponent has withdrawn. */
  readonly isFirst: boolean;
}

function StepText({ step, isFirst }: StepProps) {
  const { round, fixtureId, opponent, decidedBy, penalties } = step;
  const score = step.score ?? (isFirst && !opponent ? CHAMPIONS.bye : CHAMPIONS.walkover);
  const how = penalties ?? (decidedBy && CHAMPIONS.decided[decidedBy]);
  return (
    <span className={styles.step}>
      <span>{ROUND_TITLES[round]}</span>{' '}
      <b>
        <MatchLink
          fixtureId={fixtureId}
          className={shared.quietLink}
          label={`${ROUND_TITLES[round]}, ${score}`}
        >
          {score}
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

function NoCrest() {
  return (
    <svg viewBox="0 0 40 40" className={`${styles.crest} ${styles.outlineCrest}`} aria-hidden="true">
      <path d="M5 4h30v15c0 9-6 14-15 18C11 33 5 28 5 19z" />
    </svg>
  );
}

function Lines({ count }: { readonly count: number }) {
  const stars = STARS.slice(-count).map((x, index) => `${x} ${(100 * (count - index - 0.5)) / count}`);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${stars.join('L')}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const WIDTH = 1200;
const HEIGHT = 700;

/**
 * Points of light are strokes of length zero. A seed instead of a random number: server and browser must render the
 * same.
 */
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

/** Three depths of stars and the galaxy across them. */
export function ChampionsSky() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={styles.sky}
      aria-hidden="true"
    >
      <path d={FAINT} strokeWidth="1.1" opacity=".35" />
      <path d={PLAIN} strokeWidth="1.7" opacity=".6" />
      <path d={BRIGHT} strokeWidth="2.6" opacity=".9" />
    </svg>
  );
}

/** For a season that has champions. */
export function SeasonChampions() {
  const { data } = useQuery(knockoutsQuery);
  const season = useQuery(tournamentQuery).data;
  return (
    data && season && <ChampionsPanel knockouts={data} season={seasonLine(season)} path={PATHS.knockouts} />
  );
}
