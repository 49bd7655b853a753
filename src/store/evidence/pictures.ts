import { createHash } from 'node:crypto';
import type { Db } from '../db/tables.ts';

/** The bytes of pictures, each under the SHA-256 of its content. The table `evidence` says what they belong to. */
export interface Pictures {
  /** Stores a picture durably together with the rows that `claim` adds in its transaction, or neither. */
  keep(sha256: string, jpeg: Buffer, claim: (trx: Db) => Promise<void>): Promise<void>;
  /** Null when it is missing, or is not what its name says. */
  read(sha256: string): Promise<Buffer | null>;
  /** Removes what belongs to no result any more. */
  sweep(): Promise<Sweep>;
}

interface Sweep {
  readonly removed: number;
  /** The pictures that belong to a result and are not there. */
  readonly missing: readonly string[];
}

export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
