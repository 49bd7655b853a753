import type { MatchResult } from '#contract/result-views.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormError } from '#web/ui/form-errors.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { ReasonField } from '../forms/fields.tsx';
import { RulingScore } from '../forms/ruling-score.tsx';
import { useChange } from '../forms/use-change.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import { awardBody } from '../season/award-body.ts';
import { SEASON_PANEL } from '../season/words.ts';
import { DISPUTE } from './words.ts';

/** Sets a score that neither club claims. */
export interface Ruling {
  readonly draft: TextDraft;
  /** Starts with the text typed for this match before. */
  readonly onStart: () => void;
  readonly onAwarded: () => void;
}

interface Props {
  readonly result: MatchResult;
  readonly ruling: Ruling;
  readonly onClose: () => void;
}

/** Asks for a score and a reason. A refused call keeps the typed text. */
export function RulingDialog({ result, ruling: { draft, onAwarded }, onClose }: Props) {
  const { send, isSending, problem } = useChange();
  const { button, done } = SEASON_PANEL.award;
  const reason = draft.value('award.reason');
  const match = { id: result.fixtureId, stage: { kind: result.stage } };
  const body = awardBody(match, 'ruling', (field) => draft.value(`award.${field}`));
  const { onSubmit, isMissing } = useSubmit(
    body && reason.trim() !== '' ? { ...body, reason } : null,
    async (award) => {
      if ((await send({ path: 'award-result', body: award, done })) === null) onAwarded();
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
      <RulingScore draft={draft} isTie={result.stage === 'knockout'} hasFocus />
      <ReasonField draft={draft} form="award" />
      <FormError problem={isMissing ? SEASON_PANEL.missing : problem} />
    </ConfirmDialog>
  );
}
