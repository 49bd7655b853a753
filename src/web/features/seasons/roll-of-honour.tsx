import type { ReactNode } from 'react';
import type { SeasonsReply } from '#contract/seasons-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { bracketsOf } from '#domain/knockouts/qualified-places.ts';
import type { Bracket } from '#domain/matches/stages.ts';
import { dateText } from '#domain/schedule/gmt-text.ts';
import { PATHS, seasonPath } from '#paths.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { SEASONS } from '#words/seasons.ts';
import { championsText, namedSeasonTitle, seasonTitle } from '#words/titles.ts';
import styles from './roll-of-honour.module.css';

type Season = SeasonsReply['seasons'][number];

const LINK = `${styles.link} ${shared.wholeCell}`;

interface Props extends SeasonsReply {
  readonly running: TournamentReply['season'] | undefined;
  /** The background of a season with champions. */
  readonly sky: ReactNode;
}

/** The season that is being played, and the finished ones with their champions, newest first. */
export function RollOfHonour({ seasons, running, sky }: Props) {
  if (seasons.length === 0) return <NoSeasonYet />;
  return (
    <ol className={styles.list}>
      {running && (
        <li className={`${shared.empty} ${shared.spread} ${styles.running}`}>
          <b dir="auto">
            <Link href={PATHS.hub} className={LINK}>
              {namedSeasonTitle(running)}
            </Link>
          </b>
          {SEASONS.running}
        </li>
      )}
      {seasons.map((season) => (
        <SeasonEntry key={season.number} season={season} sky={sky} />
      ))}
    </ol>
  );
}

function SeasonEntry({
  season: { number, name, finishedAt, format, champions },
  sky,
}: {
  readonly season: Season;
  readonly sky: ReactNode;
}) {
  return (
    <li className={`${shared.card} ${styles.season}`}>
      {sky}
      <header className={styles.shrinking}>
        <h2 className={shared.section} dir="auto">
          {/* The link covers the whole card. */}
          <Link href={seasonPath(number)} className={LINK}>
            {name}
          </Link>
        </h2>
        <p className={`${styles.dates} ${shared.note}`}>
          {seasonTitle(number)} · {SEASONS.finished} <time dateTime={finishedAt}>{dateText(finishedAt)}</time>
        </p>
      </header>
      <dl className={styles.champions}>
        {bracketsOf(format).map((bracket) => (
          <Champion
            key={bracket}
            bracket={bracket}
            club={bracket === 'UCL' ? champions.ucl : champions.uel}
          />
        ))}
      </dl>
    </li>
  );
}

const TONES: Record<Bracket, string | undefined> = { UCL: shared.gold, UEL: shared.orange };

interface ChampionProps {
  readonly bracket: Bracket;
  /** Null when no club won the final. */
  readonly club: Season['champions']['ucl'];
}

function Champion({ bracket, club }: ChampionProps) {
  return (
    <div className={styles.shrinking}>
      <dt className={`${shared.small} ${TONES[bracket]}`}>{championsText(bracket)}</dt>
      <dd className={`${styles.champion} ${shared.heading}`}>
        {club && <Crest name={club.name} size={72} />}
        <span className={club ? styles.shrinking : shared.muted}>
          {club ? <ClubName name={club.name} isLarge /> : SEASONS.noChampion}
        </span>
      </dd>
    </div>
  );
}

function NoSeasonYet() {
  return (
    <div className={shared.empty}>
      <b>{SEASONS.empty.title}</b>
      <p className={shared.reading}>{SEASONS.empty.text}</p>
      <div className={styles.actions}>
        {SEASONS.empty.links.map(({ href, text }) => (
          <LinkButton key={href} href={href} variant="secondary">
            {text}
          </LinkButton>
        ))}
      </div>
    </div>
  );
}
