import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { entryPath, seasonApiPath } from '#paths.ts';
import { getJson } from '#web/api/http.ts';
import { readRecordPage, readView } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { CircleAlert, ShieldCheck } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './check-record.module.css';
import recordStyles from './record.module.css';
import recordToolsStyles from './record-tools.module.css';
import type { CheckOutcome } from './run-check.ts';
import {
  CHECK,
  CHECKING,
  type CheckProgress,
  checkedText,
  checkingText,
  faultText,
  followsText,
  moreDifferencesText,
} from './words.ts';

type Progress =
  | null
  | ({ readonly kind: 'checking' } & CheckProgress)
  | { readonly kind: 'failed' | 'impossible' }
  | CheckOutcome;

/** The share of the time that reading entries takes, for a record of 1 season or of 50. */
const ENTRIES_SHARE = 0.6;

function shareDone({ part, done, count }: CheckProgress): number {
  const share = done / (count || 1);
  return part === 'entries' ? share * ENTRIES_SHARE : ENTRIES_SHARE + share * (1 - ENTRIES_SHARE);
}

/** Verifies the record in the visitor's browser. The code for it is loaded on demand. */
export function CheckButton() {
  const [progress, setProgress] = useState<Progress>(null);
  const isChecking = progress?.kind === 'checking';
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const check = async () => {
    // Browsers have no crypto API without HTTPS.
    if (!globalThis.crypto?.subtle) return setProgress({ kind: 'impossible' });
    setProgress({ kind: 'checking', part: 'entries', done: 0, count: 0 });
    running.current = new AbortController();
    const { signal } = running.current;
    try {
      const { runCheck } = await import('./run-check.ts');
      const outcome = await runCheck(
        {
          readView: (path) => readView(path, signal),
          readPage: (page) => readRecordPage(page, signal),
          readArchived: (number) => getJson<FinishedSeasonReply>(seasonApiPath(number), { signal }),
        },
        (now) => setProgress({ kind: 'checking', ...now }),
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
        <p className={styles.wide}>
          <progress
            className={`${shared.progress} ${recordToolsStyles.recordProgress}`}
            max={1}
            value={shareDone(progress)}
            aria-label={CHECKING.label}
          />
          <span className={shared.note}>{checkingText(progress)}</span>
        </p>
      )}
      <div role="status" className={styles.verdict}>
        {progress && !isChecking && <Verdict progress={progress} />}
      </div>
    </>
  );
}

const SHOWN_MAX = 6;

function Verdict({ progress }: { readonly progress: Exclude<Progress, null> }) {
  switch (progress.kind) {
    case 'checking':
      return null;
    case 'right': {
      const { head, comparison } = progress;
      if (head.seq === 0) return <p className={styles.action}>{CHECKING.empty}</p>;
      return (
        <>
          <p className={`${recordToolsStyles.recordVerdict} ${shared.green}`}>
            <ShieldCheck className={shared.iconLarge} />
            {CHECKING.right}
          </p>
          <p className={`${styles.text} ${shared.small}`}>{followsText(comparison, head.seq)}</p>
          <p className={`${styles.text} ${shared.note}`}>{checkedText(head.seq, head)}</p>
        </>
      );
    }
    case 'different': {
      const { differences } = progress.comparison;
      const more = differences.length - SHOWN_MAX;
      return (
        <>
          <p className={`${recordToolsStyles.recordVerdict} ${shared.red}`}>
            <CircleAlert className={shared.iconLarge} />
            {CHECKING.different}
          </p>
          <ul className={recordToolsStyles.recordDifferences}>
            {differences.slice(0, SHOWN_MAX).map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
            {more > 0 && <li>{moreDifferencesText(more)}</li>}
          </ul>
        </>
      );
    }
    case 'fault':
      return (
        <p className={`${recordToolsStyles.recordVerdict} ${shared.red}`}>
          <CircleAlert className={shared.iconLarge} />
          <Link href={entryPath(progress.fault.seq)} className={shared.underlined}>
            {faultText(progress.fault)}
          </Link>
        </p>
      );
    case 'failed':
    case 'impossible':
    case 'outdated':
    case 'busy':
      return (
        <p className={`${recordToolsStyles.recordVerdict} ${shared.orange}`}>
          <CircleAlert className={shared.iconLarge} />
          {CHECKING[progress.kind]}
        </p>
      );
  }
}

/** How to verify the record. The children need JavaScript. */
export function CheckCard({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="check" className={shared.card}>
      <h2 id="check" className={`${shared.hiddenOnPhone} ${shared.heading}`}>
        {CHECK.title}
      </h2>
      <p className={`${styles.text} ${shared.note}`}>{CHECK.text}</p>
      <div className={recordStyles.recordCheck}>{children}</div>
      <a
        href="/api/ucl/export/record.json"
        download
        className={`${styles.link} ${shared.touch} ${shared.small} ${shared.underlined} ${shared.notOnPaper}`}
      >
        {CHECK.download}
      </a>
      <p className={`${styles.fine} ${shared.fine}`}>{CHECK.command}</p>
    </section>
  );
}
