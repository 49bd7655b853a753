import type { TournamentReply } from '#contract/tournament-view.ts';
import { Champions } from '#web/features/champions/champions.tsx';
import { Announcement } from '#web/features/season-notices/announcement.tsx';
import { ClosesNext } from '#web/features/season-notices/closes-next.tsx';
import { Container } from '#web/ui/container.tsx';

/** What stands at the top of the hub once somebody has decided it: an announcement, a schedule, champions. */
export default function HubSeason({ facts }: { readonly facts: TournamentReply }) {
  return (
    <>
      {facts.phase === 'finished' && <Champions />}
      <Container className="grid gap-3 pt-4">
        <Announcement text={facts.announcement} />
        <ClosesNext schedule={facts.schedule} />
      </Container>
    </>
  );
}
