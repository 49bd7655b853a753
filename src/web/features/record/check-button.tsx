import { useState } from 'react';
import type { RecordReply } from '#contract/record.ts';
import { getJson } from '#web/api/http.ts';
import { readRecordPage } from '#web/api/record-queries.ts';
import { entryPath } from '#web/content/record-address.ts';
import { CHECKING, checkedText, checkingText, faultText } from '#web/content/record-tools.ts';
import { Button } from '#web/ui/button.tsx';
import { CircleAlert } from '#web/ui/icons/circle-alert.tsx';
import { ShieldCheck } from '#web/ui/icons/shield-check.tsx';
import { Link } from '#web/ui/link.tsx';
import type { CheckOutcome } from './run-check.ts';

type Progress =
  | null
  | { readonly kind: 'checking'; readonly done: number; readonly count: number }
  | { readonly kind: 'failed' | 'impossible' }
  | CheckOutcome;

/** Computes every hash again in the visitor's browser. What does it is loaded when it is asked for. */
export function CheckButton() {
  const [progress, setProgress] = useState<Progress>(null);
  const isChecking = progress?.kind === 'checking';

  const check = async () => {
    // Browsers have no hashes where there is no https.
    if (!globalThis.crypto?.subtle) return setProgress({ kind: 'impossible' });
    setProgress({ kind: 'checking', done: 0, count: 0 });
    try {
      const { runCheck } = await import('./run-check.ts');
      const { signal } = new AbortController();
      const head = await getJson<RecordReply>('/api/ucl/record', { signal });
      const readPage = (page: number) => readRecordPage(page, signal);
      const outcome = await runCheck({ head, readPage }, (done) =>
        setProgress({ kind: 'checking', done, count: head.seq }),
      );
      setProgress(outcome);
    } catch {
      setProgress({ kind: 'failed' });
    }
  };

  return (
    <>
      <Button onClick={() => void check()} aria-disabled={isChecking}>
        {progress === null || isChecking ? CHECKING.button : CHECKING.again}
      </Button>
      {isChecking && (
        <p className="basis-full">
          <progress
            className="record-progress"
            max={progress.count || 1}
            value={progress.done}
            aria-label={CHECKING.label}
          />
          <span className="text-muted text-sm tabular-nums">
            {checkingText(progress.done, progress.count)}
          </span>
        </p>
      )}
      <div role="status" className="basis-full empty:hidden">
        {progress && !isChecking && <Verdict progress={progress} />}
      </div>
    </>
  );
}

function Verdict({ progress }: { readonly progress: Exclude<Progress, null> }) {
  switch (progress.kind) {
    case 'checking':
      return null;
    case 'right':
      return (
        <p className="record-verdict text-green">
          <ShieldCheck className="size-6 shrink-0" />
          {progress.head.seq === 0 ? CHECKING.empty : checkedText(progress.head.seq, progress.head)}
        </p>
      );
    case 'fault':
      return (
        <p className="record-verdict text-red">
          <CircleAlert className="size-6 shrink-0" />
          <Link href={entryPath(progress.fault.seq)} className="underline underline-offset-4">
            {faultText(progress.fault)}
          </Link>
        </p>
      );
    case 'failed':
    case 'impossible':
      return (
        <p className="record-verdict text-orange">
          <CircleAlert className="size-6 shrink-0" />
          {CHECKING[progress.kind]}
        </p>
      );
  }
}
