import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Facts } from '#web/api/use-facts.ts';
import { useFixtures } from '#web/api/use-tournament.ts';
import { reportingClosed } from '#web/content/season.ts';
import { Announcement } from '#web/features/season-notices/announcement.tsx';
import { ClosesNext } from '#web/features/season-notices/closes-next.tsx';
import { SeasonLinks } from '#web/features/season-notices/season-links.tsx';
import styles from '#web/features/season-notices/season-notices.module.css';

// One chunk: what the hub shows of a season that somebody has decided about.
export { countWalkovers } from '#domain/knockouts/play-brackets.ts';
export { GroupNotes } from '#web/features/standings/group-notes.tsx';

/** Above the title of the hub: what everybody should know. */
export function HubNotices({ facts: { announcement, reporting } }: { readonly facts: TournamentReply }) {
  return (
    <>
      <Announcement text={announcement} />
      <Announcement text={reportingClosed(reporting.closedBecause)} />
    </>
  );
}

/** Below the title of the hub: what closes next, and where else there is something to see. */
export function HubSeason({ facts, read }: { readonly facts: TournamentReply; readonly read: Facts }) {
  const { fixtures, ties } = useFixtures(read);
  const matches = { groups: fixtures, knockouts: ties, finished: null }[facts.phase];
  return (
    <div className={styles.hubSeason}>
      {facts.season.name !== null && (
        <p className={styles.seasonName} dir="auto">
          {facts.season.name}
        </p>
      )}
      {matches && <ClosesNext matches={matches} facts={facts} />}
      <SeasonLinks facts={facts} />
    </div>
  );
}
