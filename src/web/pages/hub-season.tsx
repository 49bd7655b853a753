import { createPortal } from 'react-dom';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { Facts } from '#web/api/use-facts.ts';
import { useFixtures } from '#web/api/use-tournament.ts';
import { Champions } from '#web/features/champions/champions.tsx';
import { Knockouts } from '#web/features/knockouts/knockouts.tsx';
import { Announcement } from '#web/features/season-notices/announcement.tsx';
import { ClosesNext } from '#web/features/season-notices/closes-next.tsx';
import { GroupNotes } from '#web/features/standings/group-notes.tsx';
import { Container } from '#web/ui/container.tsx';
import { useTieReports } from './use-tie-reports.tsx';

type Props =
  | { readonly part: 'top'; readonly facts: TournamentReply }
  | { readonly part: 'notes'; readonly facts: TournamentReply; readonly group: Group }
  | { readonly part: 'knockouts'; readonly read: Facts };

/** What the hub shows of a season that somebody has decided about, in the three places where it stands. */
export default function HubSeason(props: Props) {
  switch (props.part) {
    case 'top':
      return <HubTop facts={props.facts} />;
    case 'notes':
      return <GroupNotes facts={props.facts} group={props.group} />;
    case 'knockouts':
      return <HubKnockouts read={props.read} />;
  }
}

/** What stands at the top of the hub once somebody has decided it: an announcement, a schedule, champions. */
function HubTop({ facts }: { readonly facts: TournamentReply }) {
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

/** What the hub's tab of the knockouts shows. The page polls. */
function HubKnockouts({ read }: { readonly read: Facts }) {
  const { ties } = useFixtures(read);
  const { dialog, ...extras } = useTieReports(ties);
  return (
    <>
      <Knockouts level={3} {...extras} />
      {/* Not in the panel, which is hidden while another tab is open. */}
      {dialog && createPortal(dialog, document.body)}
    </>
  );
}
