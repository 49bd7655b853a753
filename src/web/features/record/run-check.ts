import type { PublicViews, ViewPath } from '#contract/public-views.ts';
import type { RecordReply } from '#contract/record.ts';
import { createRecordCheck, type RecordCheck } from '#domain/record/check-record.ts';
import { type Comparison, comparePublished, type Published } from '#domain/record/compare-published.ts';
import { RECORD_FORMAT } from '#domain/record/entry.ts';
import { isKnown, type RecordEntry } from '#domain/record/kinds.ts';
import { entriesOf, pageOf, type RecordHead } from '#domain/record/record-head.ts';
import type { CheckProgress } from './words.ts';

export type CheckOutcome =
  | { readonly kind: 'right'; readonly head: RecordHead; readonly comparison: Comparison }
  | { readonly kind: 'different'; readonly comparison: Comparison }
  | {
      readonly kind: 'fault';
      readonly fault: NonNullable<Awaited<ReturnType<RecordCheck['add']>>>;
    }
  /**
   * Outdated: entries of a newer version, so the page has to be reloaded. Busy: new entries arrived faster than they
   * could be read.
   */
  | { readonly kind: 'outdated' | 'busy' };

/** Entries per step, so that the progress is visible. */
const STEP = 25;
/** Entries and views may change while they are read. */
const ATTEMPTS = 5;

interface Source {
  readonly readView: <Path extends ViewPath>(path: Path) => Promise<PublicViews[Path]>;
  readonly readPage: (page: number) => Promise<readonly RecordEntry[]>;
  readonly readArchived: Published['readArchived'];
}

/** Verifies every hash, folds the entries, and compares the outcome with the published data. */
export async function runCheck(
  source: Source,
  onProgress: (progress: CheckProgress) => void,
): Promise<CheckOutcome> {
  const check = createRecordCheck();
  /** Verified. */
  const entries: RecordEntry[] = [];
  let found: Comparison | null = null;
  let isTextMissing = false;

  /** Reads and verifies new entries. */
  async function readUpTo(head: RecordReply) {
    for (let page = pageOf(entries.length + 1); page <= head.pages; page += 1) {
      const fresh = (await source.readPage(page)).slice(entries.length - entriesOf(page).first + 1);
      for (let start = 0; start < fresh.length; start += STEP) {
        const step = fresh.slice(start, start + STEP);
        const fault = await check.add(step);
        if (fault) return fault;
        entries.push(...step);
        onProgress({ part: 'entries', done: entries.length, count: Math.max(head.seq, entries.length) });
      }
    }
    // It may have grown in the meantime, but must contain the head it announced.
    if (head.seq > 0 && entries[head.seq - 1]?.hash !== head.hash)
      return { seq: head.seq, problem: 'out of order' as const };
    return null;
  }

  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const head = await source.readView('/api/ucl/record');
    const fault = await readUpTo(head);
    if (fault) return { kind: 'fault', fault };
    if (!entries.every((entry) => isKnown(entry) && Number(entry.data.v ?? 1) <= RECORD_FORMAT))
      return { kind: 'outdated' };
    const published = await readPublished(source);
    const { hash } = await source.readView('/api/ucl/record');
    if (hash !== check.head().hash) continue;
    // One of several processes may be a moment behind, so a fault or a difference has to be found twice.
    const missing = check.missingText();
    if (missing && isTextMissing) return { kind: 'fault', fault: missing };
    isTextMissing = missing !== null;
    if (missing) continue;
    const count = published.ends.length + 1;
    const comparison = await comparePublished(entries, published, (number) => {
      onProgress({ part: 'seasons', done: number - 1, count });
      return nextTask();
    });
    if (comparison.differences.length === 0) return { kind: 'right', head: check.head(), comparison };
    if (found) return { kind: 'different', comparison };
    found = comparison;
  }
  return found ? { kind: 'different', comparison: found } : { kind: 'busy' };
}

async function readPublished({ readView, readArchived }: Source): Promise<Published> {
  const [{ standings }, knockouts, { fixtures }, tournament, draw, registration, { seasons }] =
    await Promise.all([
      readView('/api/ucl/group-standings'),
      readView('/api/ucl/knockouts'),
      readView('/api/ucl/fixtures'),
      readView('/api/ucl/tournament'),
      readView('/api/ucl/draw'),
      readView('/api/ucl/registration'),
      readView('/api/ucl/seasons'),
    ]);
  const running = { standings, knockouts, fixtures, tournament, draw, registration };
  return { running, ends: seasons, readArchived };
}

/** Yields, so that the page can respond and paint. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
