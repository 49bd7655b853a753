import '../submit-dialog.css';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { stageOf } from '#domain/fixtures/match-plan.ts';
import { SCORE_DASH, scoreText } from '#domain/results/score-text.ts';
import { checkTypedScore, type ScoreProblem } from '#domain/results/scores.ts';
import { sayAsClub } from '#web/api/say-as-club.ts';
import { ANSWERS, DISPUTE_DIALOG } from '#web/content/club-link.ts';
import { SUBMIT_DIALOG } from '#web/content/submission.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import type { Draft } from '../drafts.ts';
import { reportedScore, typedDecisionProblem } from '../reported-score.ts';
import { ScoreField } from '../score-field.tsx';
import { TieDecision } from '../tie-decision.tsx';

import type { Report } from './report.ts';

interface Props {
  readonly report: Report;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Where the other club says which score it was. What was typed stays until it was sent, also when it is closed. */
export function DisputeDialog({ report, open, onClose, onSent }: Props) {
  const { result, home, away } = report;
  const queryClient = useQueryClient();
  const stage = stageOf(result.fixtureId);
  const [draft, setDraft] = useState<Draft>(report.typed ?? { homeScore: '', awayScore: '' });
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<readonly ScoreProblem[]>([]);
  const [decisionProblem, setDecisionProblem] = useState<string | null>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const reasonId = useId();
  if (!stage) return null;

  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed });
  const input = (name: string) => form.current?.elements.namedItem(name) as HTMLElement;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending || !stage) return;
    const found = checkTypedScore(draft);
    const undecided = found.length > 0 ? null : typedDecisionProblem(stage, draft);
    setProblems(found);
    setDecisionProblem(undecided);
    setReasonMissing(reason.trim() === '');
    if (found[0]) return input(found[0].field).focus();
    if (undecided) return input('homePenalties').focus();
    if (reason.trim() === '') return input('reason').focus();
    setSending(true);
    const { homeScore, awayScore, homePenalties, awayPenalties } = reportedScore(stage, draft);
    const penalties = homePenalties === null ? {} : { homePenalties, awayPenalties };
    const body = { id: result.id, homeScore, awayScore, ...penalties, reason };
    const problem = await sayAsClub(queryClient, { path: 'dispute-result', body, done: ANSWERS.disputed });
    setSending(false);
    setRefusal(problem);
    if (problem === null) onSent();
  }

  const field = (name: ScoreProblem['field'], club: string) => ({
    name,
    club,
    label: SUBMIT_DIALOG[name],
    value: draft[name],
    problem: problems.find((problem) => problem.field === name)?.sentence ?? null,
    readOnly: isSending,
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <Dialog open={open} onClose={onClose} title={DISPUTE_DIALOG.title} closeLabel={DISPUTE_DIALOG.close}>
      <form ref={form} noValidate onSubmit={send} className="submit-form">
        <p>
          {DISPUTE_DIALOG.reported} <bdi>{home}</bdi> <b>{scoreText(result)}</b> <bdi>{away}</bdi>.{' '}
          {DISPUTE_DIALOG.lead}
        </p>
        <div className="score-fields">
          <ScoreField {...field('homeScore', home)} autoFocus />
          <span aria-hidden="true">{SCORE_DASH}</span>
          <ScoreField {...field('awayScore', away)} />
        </div>
        {stage.kind === 'knockout' && (
          <TieDecision
            draft={draft}
            home={home}
            away={away}
            problem={decisionProblem}
            readOnly={isSending}
            onChange={change}
          />
        )}
        <div className="grid gap-1">
          <label htmlFor={reasonId}>{DISPUTE_DIALOG.reason}</label>
          <textarea
            id={reasonId}
            name="reason"
            rows={3}
            dir="auto"
            className="dispute-reason"
            aria-invalid={isReasonMissing}
            aria-describedby={`${reasonId}-hint`}
            readOnly={isSending}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <span id={`${reasonId}-hint`} className="text-faint text-xs">
            {DISPUTE_DIALOG.reasonHint}
          </span>
          {isReasonMissing && reason.trim() === '' && (
            <p role="alert" className="score-problem">
              {DISPUTE_DIALOG.reasonMissing}
            </p>
          )}
        </div>
        {refusal !== null && <p className="submit-error">{refusal}</p>}
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={onClose}>
            {DISPUTE_DIALOG.cancel}
          </Button>
          <Button type="submit" aria-disabled={isSending}>
            {DISPUTE_DIALOG.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
