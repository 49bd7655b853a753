import { createPortal } from 'react-dom';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { useTournament } from '#web/api/use-tournament.ts';
import { Champions } from '#web/features/champions/champions.tsx';
import { Knockouts } from '#web/features/knockouts/knockouts.tsx';
import { Announcement } from '#web/features/season-notices/announcement.tsx';
import { ClosesNext } from '#web/features/season-notices/closes-next.tsx';
import { GroupNotes } from '#web/features/standings/group-notes.tsx';
import { Container } from '#web/ui/container.tsx';
import { useTieReports } from './use-tie-reports.tsx';

interface Props {
  readonly facts?: TournamentReply;
  readonly group?: Group;
}

/** The notes of a group, what stands at the top of the hub, or without any facts the tab of the knockouts. */
export default function HubSeason({ facts, group }: Props) {
  if (!facts) return <HubKnockouts />;
  return group ? <GroupNotes facts={facts} group={group} /> : <HubTop facts={facts} />;
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

/** What the hub's tab of the knockouts shows. */
function HubKnockouts() {
  const { ties } = useTournament();
  const { dialog, ...extras } = useTieReports(ties);
  return (
    <>
      <Knockouts level={3} {...extras} />
      {/* Not in the panel, which is hidden while another tab is open. */}
      {dialog && createPortal(dialog, document.body)}
    </>
  );
}
