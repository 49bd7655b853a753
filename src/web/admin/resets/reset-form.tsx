import { type ReactNode, useState } from 'react';
import type { DetailedErrorReply } from '#contract/errors.ts';
import type { MatchResult } from '#contract/result-views.ts';
import type { ResetReply } from '#contract/review.ts';
import { errorReply } from '#web/api/http.ts';
import { useWrite } from '#web/api/use-write.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import shared from '#web/ui/shared.module.css';
import { useSubmit } from '#web/ui/use-submit.ts';
import { adminPost } from '../admin-calls.ts';
import { LaterTies } from '../forms/later-ties.tsx';
import { PanelForm } from '../forms/panel-form.tsx';
import { useForm } from '../forms/use-form.ts';
import panel from '../panel.module.css';
import { useUndo } from '../undo/use-undo.ts';
import { resultCount } from '../words.ts';
import {
  countsByStatus,
  type ResetRequest,
  type ResetScope,
  resetBody,
  resetEffect,
  resultsIn,
  tiesToReset,
} from './reset-request.ts';
import { RESETS } from './words.ts';

interface Props {
  readonly kind: ResetScope['kind'];
  /** Null while it is incomplete. */
  readonly scope: Omit<ResetScope, 'kind'> | null;
  readonly results: readonly MatchResult[];
  /** Fields that define the scope, after a press of the button without one. */
  readonly children?: (isMissing: boolean) => ReactNode;
}

/** One kind of reset: explanation, fields, the option to keep decided results, and the confirmation. */
export function ResetForm({ kind, scope, results, children }: Props) {
  const { withUndo } = useUndo();
  const form = useForm('resets');
  const [request, setRequest] = useState<ResetRequest | null>(null);
  const { title, about, button, done, fallback } = RESETS[kind];
  const keepsDecided = `${kind}-pending`;
  const onlyPending = form.value(keepsDecided) !== '';
  const { onSubmit, isMissing } = useSubmit(scope && { scope: { kind, ...scope }, onlyPending }, setRequest);
  const later = request ? tiesToReset(request, results) : [];
  const { send } = useWrite({
    call: (confirmed: ResetRequest) => adminPost<ResetReply>(`/api/ucl/reset-${kind}`, resetBody(confirmed)),
    onDone: ({ reset, recorded }, confirmed) => {
      const description = `${resultCount(reset, confirmed.onlyPending)} reset.`;
      return withUndo('reset', { title: done, description, look: 'success' }, recorded);
    },
    failed: () => ({ title: RESETS.failed, fallback }),
    onFailed: (error, confirmed) => {
      // A result came in after the list was shown: ask again with the ties that the server names.
      const laterTies = errorReply<DetailedErrorReply>(error, 'later_ties_decided')?.ties;
      if (laterTies) setRequest({ ...confirmed, laterTies });
    },
  });
  const loss = request && resetEffect(request, results);
  return (
    <>
      <PanelForm
        title={title}
        about={about}
        button={button}
        onSubmit={onSubmit}
        isReady={scope !== null}
        isDestructive
      >
        {children?.(isMissing)}
        {scope && (
          <p className={shared.small}>
            {RESETS.currently(countsByStatus(resultsIn({ kind, ...scope }, results)))}
          </p>
        )}
        <CheckBox
          label={RESETS.onlyPending}
          isChecked={onlyPending}
          onChange={(only) => form.set(keepsDecided, only ? 'yes' : '')}
        />
      </PanelForm>
      {loss && (
        <ConfirmDialog
          title={button}
          summary={loss.summary}
          warning={
            <span>
              <span>{RESETS.warning}</span> {RESETS.restore}
            </span>
          }
          confirmLabel={button}
          {...(kind === 'tournament' && { typed: RESETS.tournament.typed })}
          onConfirm={() => void send({ ...request, laterTies: later })}
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
    </>
  );
}
