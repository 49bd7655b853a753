import type { TournamentReply } from '#contract/tournament-view.ts';
import { ClosesNext } from '#web/features/season-notices/closes-next.tsx';
import { SeasonLinks } from '#web/features/season-notices/season-links.tsx';

// One chunk: what the hub shows of a season that somebody has decided about.
export { countWalkovers } from '#domain/knockouts/count-walkovers.ts';
export { Announcement } from '#web/features/season-notices/announcement.tsx';
export { GroupNotes } from '#web/features/standings/group-notes.tsx';

/** Below the title of the hub: what closes next, and where else there is something to see. */
export function HubSeason({ facts }: { readonly facts: TournamentReply }) {
  return (
    <div className="hub-season">
      <ClosesNext {...facts} />
      <SeasonLinks facts={facts} />
    </div>
  );
}
