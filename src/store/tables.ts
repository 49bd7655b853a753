import type { ColumnType, Generated, Kysely } from 'kysely';
import type { Group } from '#domain/clubs/groups.ts';
import type { SubmissionStatus } from '#domain/results/results.ts';

/** Neither inserted nor updated through the query builder. */
type ReadOnly<Value> = ColumnType<Value, never, never>;

/** The columns of every table. All times are ISO 8601 text in UTC, on both engines alike. */
export interface Tables {
  clubs: { id: number; group_letter: Group; slot: number; name: string };
  results: {
    id: Generated<number>;
    fixture_id: number;
    home_score: number;
    away_score: number;
    status: SubmissionStatus;
    submitted_by: string;
    submitted_at: string;
    admin_notes: string | null;
    decided_at: string | null;
    /** When the result was taken out of play; null while it is in play. */
    reset_at: string | null;
  };
  idempotency_keys: { key: string; body_hash: string; reply: string; created_at: string };
  sessions: { token_hash: string; device: string; created_at: string; expires_at: string };
  /** Created anew by each log-in on the device. */
  known_devices: { id_hash: string; created_at: string };
  login_failures: { client: string; failures: number; last_failed_at: string };
  admin_record: { id: Generated<number>; at: string; action: string; device: string; detail: string };
  secrets: { name: string; value: string };
  /** One row: how often public data has changed. Raised by `raise-revision.ts` alone. */
  revision: { id: ReadOnly<number>; value: ReadOnly<number> };
  /** One row, written by the health check: a write probe. */
  probe: { id: number; probed_at: string };
}

/** A connection pool or a transaction: every function of the store takes either. */
export type Db = Kysely<Tables>;
