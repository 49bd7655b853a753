import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { KnockoutsReply } from '#contract/knockouts-view.ts';
import type { StandingRow } from '#contract/standings-view.ts';
import { type Facts, useFixtures } from '#web/api/use-facts.ts';
import { Brackets, Knockouts, Provisional } from '#web/features/knockouts/knockouts.tsx';
import { WHAT_IF } from '#web/features/what-if/words.ts';
import { useTieSubmissions } from './use-tie-submissions.tsx';

interface Props {
  readonly read: Facts;
  /** Replaces the actual brackets in what-if mode. */
  readonly hypothetical: Hypothetical | null;
  /** Called when the brackets are on the page. */
  readonly onReady: (ready: true) => void;
}

interface Hypothetical {
  readonly knockouts: KnockoutsReply | null;
  readonly standings: readonly StandingRow[];
}

/** The knockouts tab of the hub. The page polls. */
export default function HubKnockouts({ read, hypothetical, onReady }: Props) {
  useEffect(() => onReady(true), [onReady]);
  return hypothetical?.knockouts ? (
    <HypotheticalKnockouts knockouts={hypothetical.knockouts} standings={hypothetical.standings} />
  ) : (
    <ActualKnockouts read={read} />
  );
}

/** Nothing can be submitted here. */
function HypotheticalKnockouts(hypothetical: Hypothetical & { readonly knockouts: KnockoutsReply }) {
  return (
    <>
      <Provisional title={WHAT_IF.label} text={WHAT_IF.brackets} isHypothetical />
      <Brackets {...hypothetical} level={3} />
    </>
  );
}

function ActualKnockouts({ read }: Pick<Props, 'read'>) {
  const { ties } = useFixtures(read);
  const { dialog, ...extras } = useTieSubmissions(ties, read.factsRead.data);
  return (
    <>
      <Knockouts level={3} {...extras} />
      {/* Not in the panel, which is hidden while another tab is open. */}
      {dialog && createPortal(dialog, document.body)}
    </>
  );
}
