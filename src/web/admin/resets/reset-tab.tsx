import { useState } from 'react';
import type { DetailedErrorReply } from '#contract/errors.ts';
import type { ResetReply } from '#contract/review.ts';
import { errorReply } from '#web/api/http.ts';
import { useWrite } from '#web/api/use-write.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import shared from '#web/ui/shared.module.css';
import { adminPost } from '../admin-calls.ts';
import { LaterTies } from '../forms/later-ties.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import panel from '../panel.module.css';
import { useUndo } from '../undo/use-undo.ts';
import { useAllResults, useLoadedSeason } from '../use-season.ts';
import { GroupReset, MatchReset, ResetForm } from './reset-forms.tsx';
import { type ResetRequest, resetCall, resetEffect, tiesToReset } from './reset-request.ts';
import { RESETS, resetDone } from './words.ts';

export function ResetTab() {
  const { withUndo } = useUndo();
  const { season, reads } = useLoadedSeason();
  const { results, reads: resultReads } = useAllResults();
  const [request, setRequest] = useState<ResetRequest | null>(null);

  const { send } = useWrite({
    call: ({ confirmed, later }: { readonly confirmed: ResetRequest; readonly later: readonly number[] }) => {
      const { path, body } = resetCall(confirmed, later);
      return adminPost<ResetReply>(path, body);
    },
    onDone: ({ reset, recorded }, { confirmed: { scope, onlyPending } }) => {
      const title = RESETS[scope.kind].done;
      const toast = { title, description: resetDone(reset, onlyPending), look: 'success' } as const;
      return withUndo('reset', toast, recorded);
    },
    failed: (_error, { confirmed }) => ({
      title: RESETS.failed,
      fallback: RESETS[confirmed.scope.kind].fallback,
    }),
    // A result came in after the list was shown: ask again with the current ties.
    onFailed: (error, { confirmed }) => {
      // The current later ties, when the server refuses the ones that were sent.
      const laterTies = errorReply<DetailedErrorReply>(error, 'later_ties_decided')?.ties;
      if (laterTies) setRequest({ ...confirmed, laterTies });
    },
  });

  // The page names clubs and counts results, so it needs both.
  if (!season || !results) return <NotLoaded queries={[...reads, ...resultReads]} />;
  const { facts, fixtures } = season;
  const loss = request && resetEffect(request, results);
  const later = request ? tiesToReset(request, results) : [];
  return (
    <div className={shared.stack}>
      <p className={shared.muted}>{RESETS.about}</p>
      <div className={`${shared.stack} ${panel.resetForms}`}>
        <GroupReset clubs={facts.clubs} results={results} onRequest={setRequest} />
        <MatchReset facts={facts} results={results} fixtures={fixtures} onRequest={setRequest} />
        <ResetForm
          scope={{ kind: 'tournament' }}
          results={results}
          onRequest={setRequest}
          kind="tournament"
        />
      </div>
      {loss && (
        <ConfirmDialog
          title={RESETS[request.scope.kind].button}
          summary={loss.summary}
          warning={
            <span>
              <span>{RESETS.warning}</span> {RESETS.restore}
            </span>
          }
          confirmLabel={RESETS[request.scope.kind].button}
          {...(request.scope.kind === 'tournament'
            ? { typed: { label: RESETS.tournament.typeLabel, word: RESETS.tournament.typed } }
            : {})}
          onConfirm={() => void send({ confirmed: request, later })}
          onClose={() => setRequest(null)}
        >
          {loss.detail && <p className={shared.muted}>{loss.detail}</p>}
          {later.length > 0 && (
            <div className={panel.notice}>
              <p>{RESETS.match.alsoReset(later.length)}</p>
              <LaterTies ties={later} results={results} />
            </div>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}
