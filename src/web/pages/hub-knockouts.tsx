import { createPortal } from 'react-dom';
import type { Facts } from '#web/api/use-facts.ts';
import { useFixtures } from '#web/api/use-tournament.ts';
import { Knockouts } from '#web/features/knockouts/knockouts.tsx';
import { useTieReports } from './use-tie-reports.tsx';

/** What the hub's tab of the knockouts shows: a chunk of its own, since the tab is closed at first. The page polls. */
export function HubKnockouts({ read }: { readonly read: Facts }) {
  const { ties } = useFixtures(read);
  const { dialog, ...extras } = useTieReports(ties, read.factsRead.data);
  return (
    <>
      <Knockouts level={3} {...extras} />
      {/* Not in the panel, which is hidden while another tab is open. */}
      {dialog && createPortal(dialog, document.body)}
    </>
  );
}
