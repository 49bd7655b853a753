import type { QueryClient } from '@tanstack/react-query';
import { CALENDAR_PATHS } from '#paths.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { useTournament } from '#web/api/use-facts.ts';
import { SeasonChampions } from '#web/features/champions/champions.tsx';
import EmbedButton from '#web/features/embed-snippet/embed-button.tsx';
import { Knockouts } from '#web/features/knockouts/knockouts.tsx';
import { KNOCKOUTS, knockoutsLead, knockoutsMeta } from '#web/features/knockouts/words.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { CalendarLinks } from '#web/ui/calendar-links.tsx';
import { Container } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { CALENDAR_LINKS } from '#words/subscriptions.ts';
import { HUB_LINK, type PageMeta, SEASON_LINKS } from '#words/titles.ts';
import styles from './knockouts-page.module.css';
import { useTieSubmissions } from './use-tie-submissions.tsx';

export function meta(_path: string, cache: QueryClient): PageMeta {
  return knockoutsMeta(cache.getQueryData(tournamentQuery.queryKey));
}

export default function KnockoutsPage() {
  const { facts, ties } = useTournament();
  const { dialog, ...extras } = useTieSubmissions(ties, facts);
  return (
    <>
      <Container className={styles.head}>
        <BackLink {...HUB_LINK} />
        <h1 tabIndex={-1} className={shared.title}>
          {KNOCKOUTS.title}
        </h1>
      </Container>
      {facts?.phase === 'finished' && <SeasonChampions />}
      <Container>
        <Knockouts level={2} {...extras} />
        <p className={`${styles.lead} ${shared.muted}`}>{knockoutsLead(facts)}</p>
        <div className={`${shared.row} ${shared.small} ${shared.notOnPaper} ${styles.links}`}>
          {facts && facts.season.number > 1 && (
            <Link href={SEASON_LINKS.seasons.href} className={`${shared.touch} ${shared.accent}`}>
              {SEASON_LINKS.seasons.text}
            </Link>
          )}
          <CalendarLinks
            path={CALENDAR_PATHS.rounds}
            text={CALENDAR_LINKS.knockouts}
            className={`${shared.touch} ${shared.accent}`}
          />
          <EmbedButton of="brackets" />
        </div>
      </Container>
      {dialog}
    </>
  );
}
