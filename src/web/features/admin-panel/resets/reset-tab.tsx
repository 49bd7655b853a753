import './resets.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResetReply } from '#contract/review.ts';
import { useTournament } from '#web/api/use-tournament.ts';
import { RESETS, resetDone } from '#web/content/admin.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { adminPost, messageOf, POLL_SECONDS } from '../admin-calls.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { type AskedReset, lossOfReset, resetCall } from './asked-reset.ts';
import { GroupReset } from './group-reset.tsx';
import { MatchReset } from './match-reset.tsx';
import { ResetForm } from './reset-form.tsx';
import type { ResetFields } from './use-reset-fields.ts';

/** Takes results out of play: of a group, of a match, or all. */
export function ResetTab({ fields }: { readonly fields: ResetFields }) {
  const queryClient = useQueryClient();
  const { fixtures, results, factsRead, resultsRead } = useTournament(POLL_SECONDS);
  const [asked, setAsked] = useState<AskedReset | null>(null);

  async function reset(confirmed: AskedReset) {
    setAsked(null);
    const { done, fallback } = RESETS[confirmed.scope.kind];
    const { path, body } = resetCall(confirmed);
    try {
      const reply = await adminPost<ResetReply>(path, body);
      toasts.add({
        title: done,
        description: resetDone(reply.reset, confirmed.onlyPending),
        look: 'success',
      });
    } catch (error) {
      toasts.add({ title: RESETS.failed, description: messageOf(error, fallback), look: 'destructive' });
    }
    void queryClient.invalidateQueries();
  }

  // Matches are told by their clubs, and what will be lost is counted in the results.
  if (!fixtures) return <NotLoaded queries={[factsRead, resultsRead]} />;
  const loss = asked && lossOfReset(asked, results);
  return (
    <div className="grid gap-4">
      <p className="text-muted">{RESETS.about}</p>
      <div className="admin-resets">
        <GroupReset fields={fields} results={results} onAsk={setAsked} />
        <MatchReset fields={fields} results={results} fixtures={fixtures} onAsk={setAsked} />
        <ResetForm
          kind="tournament"
          scope={{ kind: 'tournament' }}
          results={results}
          fields={fields}
          onAsk={setAsked}
        />
      </div>
      {loss && (
        <ConfirmDialog
          title={RESETS[asked.scope.kind].button}
          summary={loss.summary}
          warning={RESETS.warning}
          confirmLabel={RESETS[asked.scope.kind].button}
          {...(asked.scope.kind === 'tournament'
            ? { typed: { label: RESETS.tournament.typeLabel, word: RESETS.tournament.typed } }
            : {})}
          onConfirm={() => void reset(asked)}
          onClose={() => setAsked(null)}
        >
          {loss.detail && <p className="text-muted">{loss.detail}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
