import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { dayText } from '#domain/schedule/gmt-text.ts';
import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { knockoutsQuery, tournamentQuery } from '#web/api/queries.ts';
import { SeasonChampions } from '#web/features/champions/champions.tsx';
import { ChampionsNotice } from '#web/features/champions/champions-notice.tsx';
import { Highlights } from '#web/features/highlights/highlights.tsx';
import { JoinNotice } from '#web/features/join/join-notice.tsx';
import { LatestResults } from '#web/features/recent-results/latest-results.tsx';
import { RecentResults } from '#web/features/recent-results/recent-results.tsx';
import { Announcement } from '#web/features/season-notices/announcement.tsx';
import { ScheduledDeadline } from '#web/features/season-notices/next-deadline.tsx';
import { TournamentFormat } from '#web/features/tournament-format/tournament-format.tsx';
import { LogoMark } from '#web/ui/art/logo.tsx';
import { NightSky } from '#web/ui/art/night-sky.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Container, Section } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { HOME, homeFormat, homeMeta, homeStats } from '#words/home.ts';
import { DEFAULT_SEASON } from '#words/season-format.ts';
import { type PageMeta, SEASON_LINKS } from '#words/titles.ts';
import { CurrentEvent } from './current-event.tsx';
import styles from './home-page.module.css';

export function meta(_path: string, cache: QueryClient): PageMeta {
  return homeMeta(cache.getQueryData(tournamentQuery.queryKey)?.format ?? DEFAULT_SEASON);
}

export default function HomePage() {
  // Live events are enough here: nothing is worth polling every few seconds.
  const facts = useQuery({ ...tournamentQuery, refetchInterval: false }).data;
  const format = facts?.format ?? DEFAULT_SEASON;
  const tiles = homeStats(format).map((tile) =>
    tile === HOME.draw ? { ...tile, value: <DrawFigure draw={facts?.draw} /> } : tile,
  );
  return (
    <>
      <Hero facts={facts} />
      {facts?.phase === 'finished' && <SeasonChampions />}
      <Container className={styles.sections}>
        <StatTiles tiles={tiles} />
        <div className={styles.matches}>
          {SITE.highlights && <Highlights {...SITE.highlights} />}
          <LatestResults />
        </div>
        <Section id="format" title={homeFormat(format).title} lead={homeFormat(format).lead}>
          <div className={styles.rewards}>
            <TournamentFormat season={facts} />
            <div className={styles.actions}>
              <LinkButton href={HOME.format.action.href} variant="secondary">
                {HOME.format.action.text}
              </LinkButton>
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
          </div>
        </Section>
      </Container>
    </>
  );
}

function Hero({ facts }: { readonly facts: TournamentReply | undefined }) {
  const { title, tagline, primary, secondary } = HOME.hero;
  // The draw then has the only button that stands out.
  const isLive = facts?.draw.state === 'drawing';
  return (
    <div className={styles.hero}>
      <NightSky />
      <Container className={styles.heroContent}>
        <div className={styles.welcome}>
          <LogoMark className={styles.logo} />
          <HeroTitle name={title} />
          <p className={`${styles.claim} ${shared.large}`}>{tagline}</p>
          <div className={styles.actions}>
            <LinkButton href={primary.href} variant={isLive ? 'secondary' : 'primary'}>
              {primary.text}
            </LinkButton>
            <LinkButton href={secondary.href} variant="secondary">
              {secondary.text}
            </LinkButton>
            <JoinNotice draw={facts?.draw.state} />
          </div>
        </div>
        <div className={styles.news}>
          <Announcement text={facts?.announcement} canBeDismissed />
          {facts && <Event facts={facts} />}
          <RecentResults />
        </div>
      </Container>
    </div>
  );
}

/** Live events are enough here as well. */
function Event({ facts }: { readonly facts: TournamentReply }) {
  const knockouts = useQuery({ ...knockoutsQuery, refetchInterval: false }).data;
  if (facts.phase === 'finished') return knockouts && <ChampionsNotice knockouts={knockouts} />;
  return (
    <CurrentEvent
      facts={facts}
      knockouts={knockouts}
      deadline={<ScheduledDeadline schedule={facts.schedule} />}
    />
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

/** Large figures with labels, separated by hairlines. */
function StatTiles({ tiles }: { readonly tiles: readonly StatTile[] }) {
  return (
    <dl className={`${shared.card} ${styles.tiles}`}>
      {tiles.map(({ label, value }) => (
        <div key={label} className={styles.tile}>
          <dt className={`${styles.term} ${shared.note}`}>{label}</dt>
          <dd className={`${styles.value} ${shared.section}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** 'Soon', the date, or 'Done'. */
function DrawFigure({ draw }: { readonly draw: TournamentReply['draw'] | undefined }) {
  if (!draw || draw.state === 'none') return SITE.claims.draw;
  const day = draw.drawAt === null ? SITE.claims.draw : dayText(draw.drawAt);
  return (
    <Link href={PATHS.draw} className={styles.drawLink}>
      {draw.state === 'done' ? HOME.drawn : day}
    </Link>
  );
}
