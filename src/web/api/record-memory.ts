import type { RecordHead } from '#domain/record/record-head.ts';

/*
 * What this device keeps of the open record. A chain alone does not show that its end was cut off or that it was written
 * anew from its beginning: somebody has to remember what was there. A browser that keeps nothing remembers it for as
 * long as the page is open.
 */
const HEAD_KEY = 'ces-record-head';
const RECEIPTS_KEY = 'ces-receipts';
const RECEIPTS_MAX = 200;

/** The entry of a report that was sent from this device. */
export interface Receipt extends RecordHead {
  readonly at: string;
  /** 'Rovers 2–1 United'. */
  readonly text: string;
}

const thisPage = new Map<string, string>();

function read(key: string): unknown {
  try {
    return JSON.parse(thisPage.get(key) ?? localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    thisPage.delete(key);
  } catch {
    thisPage.set(key, text);
  }
}

function forget(key: string): void {
  thisPage.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // It was kept for this page alone.
  }
}

function isHead(value: unknown): value is RecordHead {
  const head = value as Partial<RecordHead> | null;
  return Number.isInteger(head?.seq) && typeof head?.hash === 'string';
}

function isReceipt(value: unknown): value is Receipt {
  const receipt = value as Partial<Receipt>;
  return isHead(value) && typeof receipt.at === 'string' && typeof receipt.text === 'string';
}

/** The newest entry that this device has seen. */
export function seenHead(): RecordHead | null {
  const head = read(HEAD_KEY);
  return isHead(head) ? head : null;
}

export function keepSeenHead({ seq, hash }: RecordHead): void {
  write(HEAD_KEY, { seq, hash });
}

export function forgetSeenHead(): void {
  forget(HEAD_KEY);
}

/** The newest first. */
export function keptReceipts(): readonly Receipt[] {
  const kept = read(RECEIPTS_KEY);
  return Array.isArray(kept) ? kept.filter(isReceipt) : [];
}

export function keepReceipt(receipt: Receipt): void {
  const others = keptReceipts().filter(({ hash }) => hash !== receipt.hash);
  write(RECEIPTS_KEY, [receipt, ...others].slice(0, RECEIPTS_MAX));
}

export function forgetReceipts(): void {
  forget(RECEIPTS_KEY);
}
