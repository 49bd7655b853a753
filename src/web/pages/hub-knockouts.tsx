import { createPortal } from 'react-dom';
import { useTournament } from '#web/api/use-tournament.ts';
import { Knockouts } from '#web/features/knockouts/knockouts.tsx';
import { useTieReports } from './use-tie-reports.tsx';

/** What the hub's tab of the knockouts shows. */
export default function HubKnockouts() {
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
