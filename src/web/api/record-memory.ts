import type { RecordHead } from '#domain/record/record-head.ts';
import { readStored, writeStored } from '#web/ui/device-storage.ts';

/*
 * What this device keeps of the open record. A chain alone does not show that its end was cut off or that it was written
 * anew from its beginning: somebody has to remember what was there.
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

function read(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
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
  writeStored(HEAD_KEY, JSON.stringify({ seq, hash }));
}

export function forgetSeenHead(): void {
  writeStored(HEAD_KEY, null);
}

/** The newest first. */
export function keptReceipts(): readonly Receipt[] {
  const kept = read(RECEIPTS_KEY);
  return Array.isArray(kept) ? kept.filter(isReceipt) : [];
}

export function keepReceipt(receipt: Receipt): void {
  const others = keptReceipts().filter(({ hash }) => hash !== receipt.hash);
  writeStored(RECEIPTS_KEY, JSON.stringify([receipt, ...others].slice(0, RECEIPTS_MAX)));
}

export function forgetReceipts(): void {
  writeStored(RECEIPTS_KEY, null);
}
