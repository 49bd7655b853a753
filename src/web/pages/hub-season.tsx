import type { TournamentReply } from '#contract/tournament-view.ts';
import { Announcement } from '#web/features/season-notices/announcement.tsx';
import { ClosesNext } from '#web/features/season-notices/closes-next.tsx';
import { SeasonLinks } from '#web/features/season-notices/season-links.tsx';
import { Container } from '#web/ui/container.tsx';

// One chunk: what the hub shows of a season that somebody has decided about.
export { countWalkovers } from '#domain/knockouts/count-walkovers.ts';
export { GroupNotes } from '#web/features/standings/group-notes.tsx';

/** What stands at the top of the hub: an announcement, what closes next. */
export function HubTop({ facts }: { readonly facts: TournamentReply }) {
  const { announcement, schedule, postponements } = facts;
  return (
    <Container className="grid gap-3 pt-4 empty:hidden">
      <Announcement text={announcement} />
      <ClosesNext schedule={schedule} postponements={postponements} />
      <SeasonLinks facts={facts} />
    </Container>
  );
}
