import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { KnockoutsReply } from '#contract/knockouts-view.ts';
import { type Facts, useFixtures } from '#web/api/use-facts.ts';
import { Knockouts, Trees } from '#web/features/knockouts/knockouts.tsx';
import { WHAT_IF } from '#web/features/what-if/words.ts';
import { useTieReports } from './use-tie-reports.tsx';

interface Props {
  readonly read: Facts;
  /** Shown in place of what is, where a visitor asks what if. */
  readonly supposed: KnockoutsReply | null;
  /** Called when the brackets are on the page. */
  readonly onReady: (ready: true) => void;
}

/** What the hub's tab of the knockouts shows. The page polls. */
export default function HubKnockouts({ read, supposed, onReady }: Props) {
  useEffect(() => onReady(true), [onReady]);
  return supposed ? <SupposedKnockouts knockouts={supposed} /> : <PlayedKnockouts read={read} />;
}

/** Nothing can be reported here. */
function SupposedKnockouts({ knockouts }: { readonly knockouts: KnockoutsReply }) {
  const nothing = () => null;
  return (
    <>
      <p className="provisional supposed">
        <b>{WHAT_IF.label}</b> {WHAT_IF.trees}
      </p>
      <Trees
        knockouts={knockouts}
        level={3}
        resultOf={nothing}
        controlOf={nothing}
        kickoffOf={nothing}
        noteOf={nothing}
      />
    </>
  );
}

function PlayedKnockouts({ read }: Pick<Props, 'read'>) {
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
