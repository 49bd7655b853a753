import type { MatchResult } from '#contract/result-views.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormError } from '#web/ui/form-errors.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { ReasonField } from '../forms/fields.tsx';
import { RulingScore } from '../forms/ruling-score.tsx';
import { useChange } from '../forms/use-change.ts';
import { FormContext, useForm } from '../forms/use-form.ts';
import { awardBody } from '../season/award-body.ts';
import { SEASON_PANEL } from '../season/words.ts';
import { DISPUTE } from './words.ts';

interface Props {
  readonly result: MatchResult;
  readonly onAwarded: () => void;
  readonly onClose: () => void;
}

/** Sets a score that neither club claims. A refused call keeps the typed text. */
export function RulingDialog({ result, onAwarded, onClose }: Props) {
  const { send, isSending, problem } = useChange();
  const form = useForm('award');
  const { button, done } = SEASON_PANEL.award;
  const reason = form.value('reason');
  const match = { id: result.fixtureId, stage: { kind: result.stage } };
  const body = awardBody(match, 'ruling', form.value);
  const { onSubmit, isMissing } = useSubmit(
    body && reason.trim() !== '' ? { ...body, reason } : null,
    async (award) => {
      if ((await send({ path: 'award-result', body: award, done })) !== null) return;
      onAwarded();
      form.clear();
    },
  );
  return (
    <ConfirmDialog
      title={DISPUTE.award}
      summary={`${result.homeTeam} vs ${result.awayTeam}`}
      confirmLabel={button}
      confirmVariant="primary"
      isSending={isSending}
      onConfirm={onSubmit}
      onClose={onClose}
    >
      <FormContext value={form}>
        <RulingScore isTie={result.stage === 'knockout'} hasFocus />
        <ReasonField />
      </FormContext>
      <FormError problem={isMissing ? SEASON_PANEL.missing : problem} />
    </ConfirmDialog>
  );
}
