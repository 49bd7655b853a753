import { useTournament } from '#web/api/use-tournament.ts';
import { KNOCKOUTS } from '#web/content/knockouts.ts';
import { SEASON_LINKS } from '#web/content/season-links.ts';
import { championsPart, SeasonChampions } from '#web/features/champions/season-champions.tsx';
import { Knockouts } from '#web/features/knockouts/knockouts.tsx';
import { Container } from '#web/ui/container.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { tieKickoffsPart, useTieReports } from './use-tie-reports.tsx';

export const { meta } = KNOCKOUTS;
export const parts = [championsPart, tieKickoffsPart];

export default function KnockoutsPage() {
  const { facts, ties } = useTournament();
  const { dialog, ...extras } = useTieReports(ties, facts);
  return (
    <>
      <PageHeader title={KNOCKOUTS.title} lead={KNOCKOUTS.lead}>
        {facts && facts.season.number > 1 && (
          <Link
            href={SEASON_LINKS.seasons.href}
            className="mt-3 inline-flex min-h-touch items-center text-accent print:hidden"
          >
            {SEASON_LINKS.seasons.text}
          </Link>
        )}
      </PageHeader>
      <SeasonChampions isOver={facts?.phase === 'finished'} />
      <Container>
        <Knockouts level={2} {...extras} />
      </Container>
      {dialog}
    </>
  );
}
