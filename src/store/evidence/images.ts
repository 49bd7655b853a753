import { createHash } from 'node:crypto';
import type { Db } from '../db/tables.ts';

/** The image files, each named by the SHA-256 of its content. The table `evidence` links them to results. */
export interface ImageStore {
  /** Stores an image durably together with the rows that `claim` adds in its transaction, or neither. */
  keep(sha256: string, jpeg: Buffer, claim: (trx: Db) => Promise<void>): Promise<void>;
  /** Null if it is missing, or does not match its hash. */
  read(sha256: string): Promise<Buffer | null>;
  /** Removes images that belong to no result. */
  sweep(): Promise<Sweep>;
}

interface Sweep {
  readonly removed: number;
  /** Images that belong to a result but do not exist. */
  readonly missing: readonly string[];
}

export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
