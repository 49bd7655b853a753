import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SITE } from '#site/site.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { SeasonChampions } from '#web/features/champions/champions.tsx';
import { DrawFigure } from '#web/features/draw/draw-figure.tsx';
import { Highlights } from '#web/features/highlights/highlights.tsx';
import { RecentResults } from '#web/features/recent-results/recent-results.tsx';
import { Announcement } from '#web/features/season-notices/announcement.tsx';
import { TournamentFormat } from '#web/features/tournament-format/tournament-format.tsx';
import { LogoMark } from '#web/ui/art/logo.tsx';
import { NightSky } from '#web/ui/art/night-sky.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { Section } from '#web/ui/section.tsx';
import shared from '#web/ui/shared.module.css';
import { HOME } from '#words/home.ts';
import { SEASON_LINKS } from '#words/season-links.ts';
import styles from './home-page.module.css';

export const { meta } = HOME;

export default function HomePage() {
  // Told of each change; nothing here is worth asking for every few seconds.
  const facts = useQuery({ ...tournamentQuery, refetchInterval: false }).data;
  const tiles = HOME.stats.map((tile) =>
    tile === HOME.draw ? { ...tile, value: <DrawFigure draw={facts?.draw} /> } : tile,
  );
  return (
    <>
      <Hero announcement={facts?.announcement} />
      <SeasonChampions isOver={facts?.phase === 'finished'} />
      <Container className={styles.sections}>
        {SITE.highlights && <Highlights {...SITE.highlights} />}
        <Section id="format" title={HOME.format.title} lead={HOME.format.lead}>
          <div className={styles.rewards}>
            <TournamentFormat />
            <div className={styles.rewardLinks}>
              <LinkButton href={HOME.format.action.href}>{HOME.format.action.text}</LinkButton>
              {facts && facts.status !== SITE.claims.tournamentStatus && (
                <LinkButton href={HOME.format.knockouts.href} variant="secondary">
                  {HOME.format.knockouts.text}
                </LinkButton>
              )}
              {facts && facts.season.number > 1 && (
                <LinkButton href={SEASON_LINKS.seasons.href} variant="secondary">
                  {SEASON_LINKS.seasons.text}
                </LinkButton>
              )}
            </div>
            <StatTiles tiles={tiles} />
          </div>
        </Section>
      </Container>
    </>
  );
}

function Hero({ announcement }: { readonly announcement: string | null | undefined }) {
  const { title, tagline, primary, secondary } = HOME.hero;
  return (
    <div className={styles.hero}>
      <NightSky className={styles.sky} />
      <Container className={styles.heroContent}>
        <div className={styles.welcome}>
          <LogoMark className={styles.logo} />
          <HeroTitle name={title} />
          <p className={styles.claim}>{tagline}</p>
          <div className={styles.actions}>
            <LinkButton href={primary.href}>{primary.text}</LinkButton>
            <LinkButton href={secondary.href} variant="secondary">
              {secondary.text}
            </LinkButton>
          </div>
        </div>
        <div className={styles.news}>
          <Announcement text={announcement} />
          <RecentResults />
        </div>
      </Container>
    </div>
  );
}

/** The first word as large as the screen allows, the others spaced out below it, as in the logo. */
function HeroTitle({ name }: { readonly name: string }) {
  const [first = '', ...rest] = name.split(' ');
  const size = first.length > 10 ? styles.long : styles.short;
  return (
    <h1 tabIndex={-1} className={`${styles.title} ${size}`}>
      <span className={styles.first}>{first}</span> <span className={styles.second}>{rest.join(' ')}</span>
    </h1>
  );
}

interface StatTile {
  readonly label: string;
  readonly value: ReactNode;
}

const COLUMNS = { 2: styles.two, 3: styles.three, 4: styles.four };

interface StatTilesProps {
  readonly tiles: readonly StatTile[];
  /** In one row on a wide screen. */
  readonly columns?: keyof typeof COLUMNS;
  readonly className?: string | undefined;
}

/** Figures that are looked at first, each with the word below it, parted by hairlines. */
function StatTiles({ tiles, columns = 4, className = '' }: StatTilesProps) {
  return (
    <dl className={`${styles.tiles} ${COLUMNS[columns]} ${className}`}>
      {tiles.map(({ label, value }) => (
        <div key={label} className={styles.tile}>
          <dt className={`${styles.term} ${shared.note}`}>{label}</dt>
          <dd className={`${styles.value} ${shared.section}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
