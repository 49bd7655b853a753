import { CALENDAR_PATHS } from '#paths.ts';
import { useTournament } from '#web/api/use-facts.ts';
import { SeasonChampions } from '#web/features/champions/champions.tsx';
import { EmbedButton } from '#web/features/embed-snippet/embed-button.tsx';
import { Knockouts } from '#web/features/knockouts/knockouts.tsx';
import { KNOCKOUTS } from '#web/features/knockouts/words.ts';
import { CalendarLinks } from '#web/ui/calendar-links.tsx';
import { Container } from '#web/ui/container.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import shared from '#web/ui/shared.module.css';
import { SEASON_LINKS } from '#words/season-links.ts';
import { CALENDAR_LINKS } from '#words/subscriptions.ts';
import styles from './knockouts-page.module.css';
import { useTieReports } from './use-tie-reports.tsx';

export const { meta } = KNOCKOUTS;

export default function KnockoutsPage() {
  const { facts, ties } = useTournament();
  const { dialog, ...extras } = useTieReports(ties, facts);
  return (
    <>
      <PageHeader title={KNOCKOUTS.title} lead={KNOCKOUTS.lead}>
        {facts && facts.season.number > 1 && (
          <Link href={SEASON_LINKS.seasons.href} className={`${styles.link} ${shared.touch}`}>
            {SEASON_LINKS.seasons.text}
          </Link>
        )}
      </PageHeader>
      <SeasonChampions isOver={facts?.phase === 'finished'} />
      <Container>
        <Knockouts level={2} {...extras} />
        <div className={styles.links}>
          <CalendarLinks
            path={CALENDAR_PATHS.rounds}
            text={CALENDAR_LINKS.knockouts}
            fileText={CALENDAR_LINKS.download}
            className={`${shared.touch} ${shared.accent}`}
          />
          <EmbedButton of="trees" />
        </div>
      </Container>
      {dialog}
    </>
  );
}
