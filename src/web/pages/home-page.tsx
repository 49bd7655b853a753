import './home-page.css';
import { useQuery } from '@tanstack/react-query';
import { SITE } from '#site/site.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { HOME } from '#web/content/home.ts';
import { SEASON_LINKS } from '#web/content/season-links.ts';
import { championsPart, SeasonChampions } from '#web/features/champions/season-champions.tsx';
import { DrawFigure } from '#web/features/draw/draw-figure.tsx';
import { Highlights } from '#web/features/highlights/highlights.tsx';
import { RecentResults } from '#web/features/recent-results/recent-results.tsx';
import { Announcement } from '#web/features/season-notices/announcement.tsx';
import { TournamentFormat } from '#web/features/tournament-format/tournament-format.tsx';
import { LogoMark } from '#web/ui/art/logo.tsx';
import { NightSky } from '#web/ui/art/night-sky.tsx';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';

export const { meta } = HOME;
export const parts = [championsPart];

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
      <Container className="grid gap-section">
        {SITE.highlights && <Highlights {...SITE.highlights} />}
        <Section id="format" title={HOME.format.title} lead={HOME.format.lead}>
          <div className="mt-6 grid gap-6">
            <TournamentFormat />
            <div className="flex flex-col gap-3 sm:flex-row">
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
    <div className="relative isolate overflow-hidden">
      <NightSky className="-z-10" />
      <Container className="flex min-h-[min(calc(var(--viewport-height)-var(--header-height)),48rem)] flex-col">
        <div className="flex flex-1 flex-col justify-end pt-16 pb-12 sm:justify-center sm:pb-16 lg:pt-6">
          <LogoMark className="size-18 sm:size-24" />
          <HeroTitle name={title} />
          <p className="mt-5 max-w-reading text-balance text-lg [text-shadow:0_0_6px_var(--color-deep)] sm:text-xl">
            {tagline}
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <LinkButton href={primary.href}>{primary.text}</LinkButton>
            <LinkButton href={secondary.href} variant="secondary">
              {secondary.text}
            </LinkButton>
          </div>
        </div>
        <div className="grid gap-4 pb-8">
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
  const size = first.length > 10 ? 'text-hero' : 'text-[clamp(4.5rem,2.2rem+13.6vw,11rem)]';
  return (
    <h1 tabIndex={-1} className={`mt-4 font-display uppercase leading-[0.9] outline-none ${size}`}>
      <span className="block font-heavy">{first}</span>{' '}
      <span className="mt-[0.16em] block font-semibold text-[0.56em] tracking-[0.13em]">
        {rest.join(' ')}
      </span>
    </h1>
  );
}
