import './answers.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { answersOf } from '#domain/results/answers.ts';
import type { Result } from '#domain/results/results.ts';
import { sayAsClub } from '#web/api/say-as-club.ts';
import { ANSWERS } from '#web/content/club-link.ts';
import { SUBMIT_FAILURES, submitFailed } from '#web/content/submit-failures.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

import type { DisputeDialog } from './dispute-dialog.tsx';
import { PicturesSlot } from './pictures-slot.tsx';
import type { Report } from './report.ts';

interface Props {
  readonly report: Report;
  /** The club that answers. */
  readonly clubId: number;
}

interface Opened {
  readonly Dialog: typeof DisputeDialog;
  readonly open: boolean;
}

/** What a club can say about a report, each in one press. */
export function Answers({ report, clubId }: Props) {
  const queryClient = useQueryClient();
  // Until the page knows what came of it: a second tap would be refused, and read as if the first had been.
  const [answered, setAnswered] = useState<Result | null>(null);
  const [dispute, setDispute] = useState<Opened | null>(null);
  const { result, home, away } = report;
  const isAnswered = answered === result;
  const possible = answersOf(result, clubId);
  async function send(path: 'confirm-result' | 'withdraw-result') {
    if (isAnswered) return;
    setAnswered(result);
    const done = path === 'confirm-result' ? ANSWERS.agreed : ANSWERS.withdrawn;
    const body = { id: result.id, disputedAt: result.dispute?.at };
    const problem = await sayAsClub(queryClient, { path, body, done });
    if (problem !== null) setAnswered(null);
  }
  async function openDispute() {
    try {
      setDispute({ Dialog: (await import('./dispute-dialog.tsx')).DisputeDialog, open: true });
    } catch {
      toasts.add(submitFailed(navigator.onLine ? SUBMIT_FAILURES.noForm : SUBMIT_FAILURES.offline));
    }
  }
  const label = (text: string) => ({
    'aria-label': `${text}, ${home} vs ${away}`,
    'aria-disabled': isAnswered,
  });
  const agree = agreeText(result, clubId);
  // Whoever disputes has said what it was.
  const givesWay = result.dispute?.by === clubId;
  return (
    <>
      <PicturesSlot result={result} />
      {possible.length > 0 && (
        <div className="answers">
          {possible.includes('confirm') && (
            <Button
              {...label(agree)}
              variant={givesWay ? 'secondary' : 'primary'}
              onClick={() => void send('confirm-result')}
            >
              {agree}
            </Button>
          )}
          {possible.includes('dispute') && (
            <Button variant="secondary" {...label(ANSWERS.dispute)} onClick={() => void openDispute()}>
              {ANSWERS.dispute}
            </Button>
          )}
          {possible.includes('withdraw') && (
            <Button variant="quiet" {...label(ANSWERS.withdraw)} onClick={() => void send('withdraw-result')}>
              {ANSWERS.withdraw}
            </Button>
          )}
        </div>
      )}
      {/* It stays, with what was typed, when the result is decided meanwhile. */}
      {dispute &&
        createPortal(
          <dispute.Dialog
            key={result.id}
            report={report}
            open={dispute.open}
            onClose={() => setDispute({ ...dispute, open: false })}
            onSent={() => setDispute(null)}
          />,
          document.body,
        )}
    </>
  );
}

/** Who agrees says to which score: in a dispute to that of the other club. */
function agreeText({ dispute, ...reported }: Result, clubId: number): string {
  if (!dispute) return ANSWERS.agree(reported);
  return ANSWERS.accept(dispute.by === clubId ? reported : dispute);
}
