import './waiting-panel.css';
import { scoreText } from '#domain/results/score-text.ts';
import { WAITING_REPORTS } from '#web/content/waiting-reports.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { discard } from './send-waiting.ts';
import {
  dropWaitingReport,
  type WaitingReport,
  waitingReports,
  watchWaitingReports,
} from './waiting-reports.ts';

/** A report that has moved up is not meant by the second press of a double tap on the one before. */
const SETTLE_MS = 500;
let changedAt = Number.NEGATIVE_INFINITY;

/**
 * Shows the reports that wait on this device, and those that were not accepted, until they are dismissed. It stands above
 * every page and outside of the application, which need not know of it: what renders a second root would be in every
 * first load.
 */
export function showWaitingPanel(): void {
  const panel = document.createElement('aside');
  panel.className = 'waiting-reports';
  panel.setAttribute('aria-label', WAITING_REPORTS.title);
  panel.setAttribute('aria-live', 'polite');
  document.body.prepend(panel);
  let shown: readonly WaitingReport[] = [];
  const show = () => {
    const reports = waitingReports();
    if (reports === shown) return;
    shown = reports;
    changedAt = performance.now();
    panel.replaceChildren(...(reports.length > 0 ? [listOf(reports)] : []));
  };
  watchWaitingReports(show);
  show();
}

function listOf(reports: readonly WaitingReport[]): HTMLElement {
  const list = document.createElement('ul');
  list.append(...reports.map(itemOf));
  return list;
}

function itemOf(report: WaitingReport): HTMLElement {
  const { key, refused } = report;
  const item = document.createElement('li');
  const text = document.createElement('p');
  const match = textIn('bdi', reportText(report));
  if (refused === null) {
    text.append(textIn('b', WAITING_REPORTS.title), ' ', match);
    item.append(
      text,
      button(WAITING_REPORTS.discard, (pressed) => void discardAndTell(key, pressed)),
    );
  } else {
    item.className = 'refused';
    text.append(textIn('b', WAITING_REPORTS.refused), ' ', match, ' ', textIn('span', refused));
    item.append(
      text,
      button(WAITING_REPORTS.dismiss, () => dropWaitingReport(key)),
    );
  }
  return item;
}

function textIn(tag: 'b' | 'bdi' | 'span', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function button(label: string, onClick: (pressed: HTMLButtonElement) => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = buttonClass('secondary');
  element.textContent = label;
  element.addEventListener('click', ({ detail, timeStamp }) => {
    // Not every phone counts the presses.
    if (detail < 2 && timeStamp - changedAt > SETTLE_MS) onClick(element);
  });
  return element;
}

/** 'Rovers 2–1 United'. */
export function reportText({ body }: WaitingReport): string {
  return `${body.homeTeam} ${scoreText(body)} ${body.awayTeam}`;
}

async function discardAndTell(key: string, pressed: HTMLButtonElement): Promise<void> {
  // An attempt that is under way is waited for: meanwhile it is seen that the press was heard.
  pressed.ariaDisabled = 'true';
  const mayHaveArrived = await discard(key);
  // Sent just before: that was told.
  if (mayHaveArrived === null) return;
  toasts.add(mayHaveArrived ? WAITING_REPORTS.maybeArrived : WAITING_REPORTS.discarded);
}
