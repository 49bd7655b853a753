import './resets.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResetReply } from '#contract/review.ts';
import { useTournament } from '#web/api/use-tournament.ts';
import { RESETS, takenOut } from '#web/content/admin.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { adminPost, messageOf, POLL_SECONDS } from '../admin-calls.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { type AskedReset, lossText, resetCall } from './asked-reset.ts';
import { GroupReset } from './group-reset.tsx';
import { MatchReset } from './match-reset.tsx';
import type { ResetFields } from './use-reset-fields.ts';

/** Takes results out of play: of a group, of a match, or all. */
export function ResetTab({ fields }: { readonly fields: ResetFields }) {
  const queryClient = useQueryClient();
  const { fixtures, results, factsRead, resultsRead } = useTournament(POLL_SECONDS);
  const [asked, setAsked] = useState<AskedReset | null>(null);

  async function reset(confirmed: AskedReset) {
    setAsked(null);
    const { done, fallback } = RESETS[confirmed.kind];
    const { path, body } = resetCall(confirmed);
    try {
      const reply = await adminPost<ResetReply>(path, body);
      toasts.add({ title: done, description: takenOut(reply.reset) });
    } catch (error) {
      toasts.add({ title: RESETS.failed, description: messageOf(error, fallback), look: 'destructive' });
    }
    void queryClient.invalidateQueries();
  }

  // Matches are told by their clubs, and what will be lost is counted in the results.
  if (!fixtures) return <NotLoaded queries={[factsRead, resultsRead]} />;
  return (
    <div className="admin-resets">
      <GroupReset fields={fields} onAsk={(group) => setAsked({ kind: 'group', group })} />
      <MatchReset
        fields={fields}
        fixtures={fixtures}
        onAsk={(fixture) => setAsked({ kind: 'match', fixture })}
      />
      <section>
        <h3>{RESETS.tournament.title}</h3>
        <Button variant="danger" onClick={() => setAsked({ kind: 'tournament' })}>
          {RESETS.tournament.button}
        </Button>
      </section>
      {asked && (
        <ConfirmDialog
          title={RESETS[asked.kind].button}
          confirmLabel={RESETS[asked.kind].button}
          {...(asked.kind === 'tournament'
            ? { typed: { label: RESETS.tournament.typeLabel, word: RESETS.tournament.typed } }
            : {})}
          onConfirm={() => void reset(asked)}
          onClose={() => setAsked(null)}
        >
          {lossText(asked, results)}
        </ConfirmDialog>
      )}
    </div>
  );
}
