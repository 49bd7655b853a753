import type { SeasonsReply } from '#contract/seasons-view.ts';
import { BRACKETS, type Bracket } from '#domain/matches/stages.ts';
import { dateText } from '#domain/schedule/gmt-text.ts';
import { seasonPath } from '#paths.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { SEASONS } from '#words/seasons.ts';
import { championsText, seasonTitle } from '#words/titles.ts';
import styles from './roll-of-honour.module.css';

type Season = SeasonsReply['seasons'][number];

/** The finished seasons with their champions, the newest first. */
export function RollOfHonour({ seasons }: SeasonsReply) {
  if (seasons.length === 0) return <NoSeasonYet />;
  return (
    <ol className={styles.list}>
      {seasons.map((season) => (
        <SeasonEntry key={season.number} season={season} />
      ))}
    </ol>
  );
}

function SeasonEntry({ season: { number, name, finishedAt, champions } }: { readonly season: Season }) {
  return (
    <li className={styles.season}>
      <header className={styles.shrinking}>
        <h2 className={shared.section} dir="auto">
          {/* The whole card leads there. */}
          <Link href={seasonPath(number)} className={styles.link}>
            {name}
          </Link>
        </h2>
        <p className={`${styles.dates} ${shared.note}`}>
          {seasonTitle(number)} · {SEASONS.finished} <time dateTime={finishedAt}>{dateText(finishedAt)}</time>
        </p>
      </header>
      <dl className={styles.champions}>
        {BRACKETS.map((bracket) => (
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
  /** Null when nobody won the final. */
  readonly club: Season['champions']['ucl'];
}

function Champion({ bracket, club }: ChampionProps) {
  return (
    <div className={styles.shrinking}>
      <dt className={`${shared.small} ${TONES[bracket]}`}>{championsText(bracket)}</dt>
      <dd className={`${styles.champion} ${shared.heading}`}>
        {club && <Crest name={club.name} size={72} />}
        <span className={club ? styles.shrinking : shared.muted} dir="auto">
          {club?.name ?? SEASONS.nobody}
        </span>
      </dd>
    </div>
  );
}

function NoSeasonYet() {
  return (
    <div className={`provisional ${styles.nothing}`}>
      <b>{SEASONS.empty.title}</b>
      <p className={styles.explanation}>{SEASONS.empty.text}</p>
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
