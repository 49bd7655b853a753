import './resets.css';
import { useState } from 'react';
import type { DetailedErrorReply } from '#contract/errors.ts';
import type { ResetReply } from '#contract/review.ts';
import { HttpError } from '#web/api/http.ts';
import { useWrite } from '#web/api/use-write.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import shared from '#web/ui/shared.module.css';
import { adminPost } from '../admin-calls.ts';
import { LaterTies } from '../forms/later-ties.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { useUndo } from '../undo/undo-context.ts';
import { UNDO } from '../undo/words.ts';
import { useAllResults } from '../use-all-results.ts';
import { useSeason } from '../use-season.ts';
import { RESETS, resetDone } from '../words.ts';
import { type AskedReset, lossOfReset, resetCall, tiesToReset } from './asked-reset.ts';
import { GroupReset, MatchReset, type ResetFields, ResetForm } from './reset-forms.tsx';
import styles from './reset-tab.module.css';

/** Takes results out of play: of a group, of a match, or all. */
export function ResetTab({ fields }: { readonly fields: ResetFields }) {
  const { withUndo } = useUndo();
  const { season, reads } = useSeason();
  const { results, reads: resultReads } = useAllResults();
  const [asked, setAsked] = useState<AskedReset | null>(null);

  const { send } = useWrite({
    call: ({ confirmed, later }: { readonly confirmed: AskedReset; readonly later: readonly number[] }) => {
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
    // A result has come in since they were shown: asked again, with those there are now.
    onFailed: (error, { confirmed }) => {
      const told = tiesTold(error);
      if (told) setAsked({ ...confirmed, told });
    },
  });

  // Matches are told by their clubs, and what will be lost is counted in the results.
  if (!season || !results) return <NotLoaded queries={[...reads, ...resultReads]} />;
  const { fixtures } = season;
  const loss = asked && lossOfReset(asked, results);
  const later = asked ? tiesToReset(asked, results) : [];
  return (
    <div className={styles.stack}>
      <p className={shared.muted}>{RESETS.about}</p>
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
          onConfirm={() => {
            setAsked(null);
            void send({ confirmed: asked, later });
          }}
          onClose={() => setAsked(null)}
        >
          {loss.detail && <p className={shared.muted}>{loss.detail}</p>}
          <p className={shared.muted}>{UNDO.putBack}</p>
          {later.length > 0 && (
            <div className="admin-note">
              <p>{RESETS.match.alsoReset(later.length)}</p>
              <LaterTies ties={later} results={results} />
            </div>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The later ties that the server names when they are not the ones that were sent. */
function tiesTold(error: unknown): readonly number[] | null {
  if (!(error instanceof HttpError) || error.code !== 'later_ties_decided') return null;
  return (error.reply as DetailedErrorReply).ties ?? null;
}
