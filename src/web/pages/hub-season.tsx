import type { TournamentReply } from '#contract/tournament-view.ts';
import { Announcement } from '#web/features/season-notices/announcement.tsx';
import { ClosesNext } from '#web/features/season-notices/closes-next.tsx';
import { Container } from '#web/ui/container.tsx';
import { useHydrated } from '#web/ui/hydrated.ts';

// One chunk: what the hub shows of a season that somebody has decided about.
export { countWalkovers } from '#domain/knockouts/count-walkovers.ts';
export { GroupNotes } from '#web/features/standings/group-notes.tsx';

/** What stands at the top of the hub: an announcement, what closes next. */
export function HubTop({ facts: { announcement, schedule } }: { readonly facts: TournamentReply }) {
  const hydrated = useHydrated();
  if (announcement === null && schedule.length === 0) return null;
  return (
    <Container className="grid gap-3 pt-4">
      <Announcement text={announcement} />
      {hydrated && <ClosesNext schedule={schedule} />}
    </Container>
  );
}
