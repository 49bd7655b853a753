import '../forms/forms.css';
import { useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import shared from '#web/ui/shared.module.css';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ReasonField } from '../forms/fields.tsx';
import { ScoreFields } from '../forms/score-fields.tsx';
import type { Change } from '../forms/use-change.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import { awardBody } from '../season/award-body.ts';
import { SEASON_PANEL } from '../season/words.ts';
import { DISPUTE } from './words.ts';

/** How a score is set that neither club claims. */
export interface Ruling {
  readonly draft: TextDraft;
  /** Begins with what was typed for this match before. */
  readonly onStart: () => void;
  /** Resolves to null when the score was set, else to the reason why not. */
  readonly onAward: (change: Change) => Promise<string | null>;
}

interface Props {
  readonly result: MatchResult;
  readonly ruling: Ruling;
  readonly onClose: () => void;
}

/** Asks for another score and the reason, above the review. A refusal loses nothing that was typed. */
export function RulingDialog({ result, ruling: { draft, onAward }, onClose }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { button, done } = SEASON_PANEL.award;

  async function award() {
    if (isSending) return;
    const reason = draft.value('award.reason');
    const match = { id: result.fixtureId, stage: { kind: result.stage } };
    const body = awardBody(match, 'ruling', (field) => draft.value(`award.${field}`));
    if (!body || reason.trim() === '') return setProblem(SEASON_PANEL.missing);
    setSending(true);
    const refusal = await onAward({ path: 'award-result', body: { ...body, reason }, done });
    if (refusal === null) return;
    setProblem(refusal);
    setSending(false);
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
      {problem !== null && (
        <p role="alert" className={shared.red}>
          {problem}
        </p>
      )}
    </ConfirmDialog>
  );
}
