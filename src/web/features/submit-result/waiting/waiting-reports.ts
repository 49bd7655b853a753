import type { SubmitResultBody } from '#contract/submit-result.ts';

/** A report that was made without a network, as this device keeps it until it is sent or discarded. */
export interface WaitingReport {
  /** The Idempotency-Key of all attempts to send it. */
  readonly key: string;
  /** The next season has the same matches. */
  readonly season: number;
  /** ISO 8601. */
  readonly madeAt: string;
  /** Of the club that reports; null without a link, and when it is not needed any more. */
  readonly clubKey: string | null;
  readonly body: SubmitResultBody;
  /** Whether it may have reached the server without an answer. */
  readonly attempted: boolean;
  /** Why it was not accepted; null while it is waiting. It is never sent again. */
  readonly refused: string | null;
}

/** Each has an entry of its own, so that no tab writes over what another has added. */
const PREFIX = 'ces-waiting-report-';
const listeners = new Set<() => void>();
let lastRead: { readonly texts: string; readonly reports: readonly WaitingReport[] } = {
  texts: '',
  reports: [],
};

/** The oldest first. What the storage holds otherwise is left alone. */
export function waitingReports(): readonly WaitingReport[] {
  const entries = readEntries();
  const joined = entries.map(([, text]) => text).join('\n');
  if (joined !== lastRead.texts) {
    const reports = entries.map(parse).filter((report) => report !== null);
    lastRead = { texts: joined, reports: reports.sort((a, b) => (a.madeAt < b.madeAt ? -1 : 1)) };
  }
  return lastRead.reports;
}

/** Tells whether the device keeps it: the storage may be full or blocked. */
export function keepWaitingReport(report: WaitingReport): boolean {
  try {
    localStorage.setItem(PREFIX + report.key, JSON.stringify(report));
  } catch {
    return false;
  }
  tellListeners();
  return true;
}

export function dropWaitingReport(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // It was not kept.
  }
  tellListeners();
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Told of changes on this page and in other tabs. */
export function watchWaitingReports(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

type Entry = readonly [name: string, text: string];

function readEntries(): Entry[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    return names.sort().map((name) => [name, localStorage.getItem(name) ?? '']);
  } catch {
    return [];
  }
}

function parse([name, text]: Entry): WaitingReport | null {
  try {
    const report = JSON.parse(text) as Partial<WaitingReport> | null;
    // One with another name would never be found again, to be dropped once it is sent.
    return isReport(report) && name === PREFIX + report.key ? report : null;
  } catch {
    return null;
  }
}

function isReport(report: Partial<WaitingReport> | null): report is WaitingReport {
  const { key, season, madeAt, clubKey, body, refused } = report ?? {};
  return (
    isHeaderText(key) &&
    Number.isInteger(season) &&
    typeof madeAt === 'string' &&
    (clubKey === null || isHeaderText(clubKey)) &&
    (refused === null || typeof refused === 'string') &&
    Number.isInteger(body?.fixtureId) &&
    [body?.homeTeam, body?.awayTeam].every((name) => typeof name === 'string') &&
    [body?.homeScore, body?.awayScore].every((goals) => Number.isInteger(goals))
  );
}

/** Anything else would fail before it is sent, as if there were no network, and hold up all others for ever. */
function isHeaderText(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
}
