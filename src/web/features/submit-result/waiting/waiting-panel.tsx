import './waiting-panel.css';
import { scoreText } from '#domain/results/score-text.ts';
import { WAITING_REPORTS } from '#web/content/waiting-reports.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { TimeAgo } from '#web/ui/time/time-ago.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { callOff } from './send-waiting.ts';
import { dropWaitingReport, useWaitingReports, type WaitingReport } from './waiting-reports.ts';

/** The reports that wait on this device, and those that were not taken, until they are dismissed. */
export function WaitingPanel() {
  const reports = useWaitingReports();
  if (reports.length === 0) return null;
  return (
    <Container className="waiting-reports">
      <ul>
        {reports.map((report) => (
          <li key={report.key} className={report.refused === null ? undefined : 'refused'}>
            <Report report={report} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

function Report({ report }: { readonly report: WaitingReport }) {
  const { key, madeAt, refused } = report;
  return (
    <>
      <div role="status">
        <p>
          <b>{refused === null ? WAITING_REPORTS.title : WAITING_REPORTS.refused}</b>{' '}
          <span dir="auto">{reportText(report)}</span> <TimeAgo iso={madeAt} className="text-muted text-sm" />
        </p>
        {refused !== null && <p>{refused}</p>}
      </div>
      {refused === null ? (
        <Button variant="secondary" onClick={() => void callOffAndTell(report)}>
          {WAITING_REPORTS.callOff}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => dropWaitingReport(key)}>
          {WAITING_REPORTS.dismiss}
        </Button>
      )}
    </>
  );
}

/** 'Rovers 2–1 United'. */
export function reportText({ body }: WaitingReport): string {
  return `${body.homeTeam} ${scoreText(body)} ${body.awayTeam}`;
}

async function callOffAndTell(report: WaitingReport): Promise<void> {
  const mayHaveArrived = await callOff(report);
  // Sent just before: that was told.
  if (mayHaveArrived === null) return;
  toasts.add(mayHaveArrived ? WAITING_REPORTS.maybeArrived : WAITING_REPORTS.calledOff);
}
