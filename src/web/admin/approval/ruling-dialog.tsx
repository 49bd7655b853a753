import '../forms/forms.css';
import { useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import shared from '#web/ui/shared.module.css';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ReasonField } from '../forms/fields.tsx';
import { ScoreFields } from '../forms/score-fields.tsx';
import { useChange } from '../forms/use-change.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import { awardBody } from '../season/award-body.ts';
import { SEASON_PANEL } from '../season/words.ts';
import { DISPUTE } from './words.ts';

/** How a score is set that neither club claims. */
export interface Ruling {
  readonly draft: TextDraft;
  /** Begins with what was typed for this match before. */
  readonly onStart: () => void;
  readonly onAwarded: () => void;
}

interface Props {
  readonly result: MatchResult;
  readonly ruling: Ruling;
  readonly onClose: () => void;
}

/** Asks for another score and the reason, above the review. A refusal loses nothing that was typed. */
export function RulingDialog({ result, ruling: { draft, onAwarded }, onClose }: Props) {
  const [isMissing, setMissing] = useState(false);
  const { send, isSending, problem } = useChange();
  const { button, done } = SEASON_PANEL.award;

  async function award() {
    if (isSending) return;
    const reason = draft.value('award.reason');
    const match = { id: result.fixtureId, stage: { kind: result.stage } };
    const body = awardBody(match, 'ruling', (field) => draft.value(`award.${field}`));
    if (!body || reason.trim() === '') return setMissing(true);
    setMissing(false);
    if ((await send({ path: 'award-result', body: { ...body, reason }, done })) === null) onAwarded();
  }
  return (
    <ConfirmDialog
      title={DISPUTE.award}
      summary={`${result.homeTeam} vs ${result.awayTeam}`}
      confirmLabel={button}
      confirmVariant="primary"
      onConfirm={() => void award()}
      onClose={onClose}
    >
      <ScoreFields draft={draft} isTie={result.stage === 'knockout'} hasFocus />
      <ReasonField draft={draft} form="award" />
      {(isMissing || problem !== null) && (
        <p role="alert" className={shared.red}>
          {isMissing ? SEASON_PANEL.missing : problem}
        </p>
      )}
    </ConfirmDialog>
  );
}
