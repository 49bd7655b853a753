import { useMemo } from 'react';
import { isReady } from '#domain/matches/fixtures.ts';
import type { Facts } from '#web/api/use-facts.ts';
import { useFixtures } from '#web/api/use-tournament.ts';
import { Today } from '#web/features/fixtures/today.tsx';

/** What today brings, in the groups and in the knockouts. */
export function HubToday({ facts }: { readonly facts: Facts }) {
  const { fixtures, ties } = useFixtures(facts);
  const decided = facts.factsRead.data;
  const matches = useMemo(
    () => [...(fixtures ?? []), ...(ties ?? []).flatMap((tie) => (isReady(tie) ? [tie] : []))],
    [fixtures, ties],
  );
  // Without times there is no day to tell of.
  if (!decided || decided.schedule.length + decided.postponements.length + decided.kickoffs.length === 0)
    return null;
  return <Today matches={matches} facts={decided} />;
}
