import type { RecordHead } from '#domain/record/record-head.ts';
import { readStored, writeStored } from '#web/ui/store.ts';

/*
 * What this device remembers of the public record. A hash chain alone does not show that its end was cut off or that it
 * was rewritten from the beginning: someone has to remember the earlier head.
 */
const HEAD_KEY = 'ces-record-head';
const RECEIPTS_KEY = 'ces-receipts';
const RECEIPTS_MAX = 200;

/** The record entry of a submission from this device. */
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

export function seenHead(): RecordHead | null {
  const head = read(HEAD_KEY);
  return isHead(head) ? head : null;
}

export function storeSeenHead({ seq, hash }: RecordHead): void {
  writeStored(HEAD_KEY, JSON.stringify({ seq, hash }));
}

/** Newest first. */
export function storedReceipts(): readonly Receipt[] {
  const stored = read(RECEIPTS_KEY);
  return Array.isArray(stored) ? stored.filter(isReceipt) : [];
}

export function storeReceipt(receipt: Receipt): void {
  const others = storedReceipts().filter(({ hash }) => hash !== receipt.hash);
  writeStored(RECEIPTS_KEY, JSON.stringify([receipt, ...others].slice(0, RECEIPTS_MAX)));
}

export function forgetReceipts(): void {
  writeStored(RECEIPTS_KEY, null);
}
