import type { ColumnType, Generated, Kysely } from 'kysely';
import type { Channel, NewsKind } from '#domain/news/channels.ts';
import type { Role } from '#domain/staff.ts';

/** Neither inserted nor updated through the query builder. */
type ReadOnly<Value> = ColumnType<Value, never, never>;

/** The columns of every table. All times are ISO 8601 text in UTC, on both engines. */
export interface Tables {
  /** Visible to the administrator and the two clubs. */
  dispute_reasons: { result_id: number; reason: string };
  /** A salted hash of the sender of a result without a link, for 72 hours. */
  result_senders: { result_id: number; sender: string; submitted_at: string };
  /** A club's proposed kick-off, for the two clubs of `pairing`. */
  kickoff_proposals: { season: number; fixture_id: number; pairing: string; at: string; club_id: number };
  /** 32 bytes in hexadecimal, until the record publishes them. */
  draw_secrets: { commitment: string; secret: string };
  /** The key itself is never stored. */
  club_links: {
    key_hash: string;
    club_id: number;
    created_at: string;
    /** The last use in the running season; null before the first. */
    used_at: string | null;
    revoked_at: string | null;
  };
  /** Clubs that have entered the running season. The key itself is never stored. */
  club_entries: {
    number: number;
    name: string;
    salt: string;
    contact: string;
    key_hash: string;
    reason: string | null;
  };
  /** The screenshots of a result, by the club that uploaded them. */
  evidence: {
    season: number;
    result_id: number;
    club_id: number;
    /** The hash and name of the stored JPEG. */
    sha256: string;
    /** The hash of the uploaded file, to recognise a repeated upload. */
    sent_sha256: string;
    width: number;
    height: number;
    bytes: number;
    created_at: string;
  };
  /** PostgreSQL only: with SQLite the images are files (`image-files.ts`). */
  pictures: { sha256: string; jpeg: Buffer };
  blocked_senders: { sender: string; blocked_until: string };
  idempotency_keys: { key: string; body_hash: string; reply: string; created_at: string };
  sessions: {
    token_hash: string;
    device: string;
    created_at: string;
    expires_at: string;
    /** Null with the shared password. */
    staff: number | null;
  };
  /** Only hashes of the key and of the device that opened the link are stored. */
  staff: {
    number: Generated<number>;
    name: string;
    role: Role;
    key_hash: string;
    device_hash: string | null;
    created_at: string;
    bound_at: string | null;
    revoked_at: string | null;
  };
  /** Replaced by each login on the device. */
  known_devices: { id_hash: string; created_at: string };
  login_failures: { client: string; failures: number; last_failed_at: string };
  admin_record: {
    id: Generated<number>;
    at: string;
    action: string;
    device: string;
    detail: string;
    /** The staff member with a personal link; null with the shared password. */
    staff: number | null;
  };
  /** The open record (`record.ts`). `data` is the hashed text. */
  record: {
    seq: number;
    /** Also in `data`. */
    season: number;
    at: string;
    kind: string;
    made_by: string;
    data: string;
    texts: string;
    prev: string;
    hash: string;
  };
  /** The subjects of each entry (`record-subjects.ts`). */
  record_subjects: { subject: string; seq: number };
  /** Messages for a chat, in sending order. */
  outbox: {
    id: Generated<number>;
    channel: Channel;
    kind: NewsKind;
    season: number;
    /** The record entry that caused it, and its hash. */
    seq: number;
    hash: string;
    /** A line of Discord Markdown. */
    text: string;
    /** The pending submission that this is a reminder of; null for all other messages. */
    result_id: number | null;
    created_at: string;
    sent_at: string | null;
  };
  /** The delivery state; no row before the first attempt. */
  chat_channels: {
    name: Channel;
    /** Consecutive failures. */
    failures: number;
    retry_at: string | null;
    /** Set when the webhook is gone: nothing is sent until sending is resumed. */
    stopped_at: string | null;
    /** A description of the last one. */
    answer: string;
    answered_at: string;
  };
  /** Only choices that differ from `ALL_NEWS`. */
  chat_choices: { kind: NewsKind; choice: string };
  /** PostgreSQL only (`lease.ts`). */
  leases: { name: string; holder: string; until: number };
  /** Devices with push notifications. */
  push_subscriptions: {
    id: Generated<number>;
    endpoint: string;
    p256dh: string;
    auth: string;
    season: number;
    /** JSON: ids and names of the followed clubs. */
    clubs: string;
    /** The hash of the club access key on the device. */
    key_hash: string | null;
    /** The last record entry that the device was notified of. */
    told_seq: number;
    renewed_at: string;
  };
  /** The matches whose deadline reminder was sent. */
  push_deadlines: { season: number; fixture_id: number; closes_at: string; told_at: string };
  secrets: { name: string; value: string };
  /** One row: the number of changes to public data. Raised by `revision.ts` only. */
  revision: { id: ReadOnly<number>; value: ReadOnly<number> };
  /** One row, written by the health check. */
  probe: { id: number; probed_at: string };
}

/** A connection pool or a transaction: every function of the store accepts either. */
export type Db = Kysely<Tables>;
