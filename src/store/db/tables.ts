import type { ColumnType, Generated, Kysely } from 'kysely';
import type { Channel, NewsKind } from '#domain/news/channels.ts';
import type { Role } from '#domain/staff.ts';

/** Neither inserted nor updated through the query builder. */
type ReadOnly<Value> = ColumnType<Value, never, never>;

/** The columns of every table. All times are ISO 8601 text in UTC, on both engines alike. */
export interface Tables {
  /** Why a club disputes a result: for the administrator and the two clubs. */
  dispute_reasons: { result_id: number; reason: string };
  /** A salted hash of where a result without a link came from, for 72 hours. */
  result_senders: { result_id: number; sender: string; submitted_at: string };
  /** The kick-off that one club of a match proposes, for the two clubs of `pairing`. */
  kickoff_proposals: { season: number; fixture_id: number; pairing: string; at: string; club_id: number };
  /** 32 bytes in hexadecimal, until the record publishes them. */
  draw_secrets: { commitment: string; secret: string };
  /** The key itself is never stored. */
  club_links: {
    key_hash: string;
    club_id: number;
    created_at: string;
    /** The last use in the season that is played; null before the first. */
    used_at: string | null;
    revoked_at: string | null;
  };
  /** The pictures of a result, by the club that has sent them. */
  evidence: {
    season: number;
    result_id: number;
    club_id: number;
    /** Of the stored JPEG: its name. */
    sha256: string;
    /** Of what was sent: by it a picture is known that is sent again. */
    sent_sha256: string;
    width: number;
    height: number;
    bytes: number;
    created_at: string;
  };
  /** On PostgreSQL alone: with SQLite pictures are files, by `picture-files.ts`. */
  pictures: { sha256: string; jpeg: Buffer };
  blocked_senders: { sender: string; blocked_until: string };
  idempotency_keys: { key: string; body_hash: string; reply: string; created_at: string };
  sessions: {
    token_hash: string;
    device: string;
    created_at: string;
    expires_at: string;
    /** Whose session it is; null with the shared password. */
    staff: number | null;
  };
  /** Of the key and of the device that has opened the link only hashes are stored. */
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
  /** Created anew by each log-in on the device. */
  known_devices: { id_hash: string; created_at: string };
  login_failures: { client: string; failures: number; last_failed_at: string };
  admin_record: {
    id: Generated<number>;
    at: string;
    action: string;
    device: string;
    detail: string;
    /** Whoever did it with a personal link; null with the shared password. */
    staff: number | null;
  };
  /** The open record, by `record.ts`. `data` is the text that was hashed. */
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
  /** What each entry is about, by `record-subjects.ts`. */
  record_subjects: { subject: string; seq: number };
  /** News for a chat, in the order in which it is sent. */
  outbox: {
    id: Generated<number>;
    channel: Channel;
    kind: NewsKind;
    season: number;
    /** The entry of the open record that it follows from, and its hash. */
    seq: number;
    hash: string;
    /** A line of Discord's Markdown. */
    text: string;
    /** The report that waits for a decision, of which this is told once; null for all other news. */
    result_id: number | null;
    created_at: string;
    sent_at: string | null;
  };
  /** How sending goes; no row before the first attempt. */
  chat_channels: {
    name: Channel;
    /** In a row. */
    failures: number;
    retry_at: string | null;
    /** Set when the webhook is gone: nothing is sent until somebody says so. */
    stopped_at: string | null;
    /** The last one, in words. */
    answer: string;
    answered_at: string;
  };
  /** Where it differs from `ALL_NEWS`. */
  chat_choices: { kind: NewsKind; choice: string };
  /** On PostgreSQL alone, by `lease.ts`. */
  leases: { name: string; holder: string; until: number };
  /** The devices that want to be notified. */
  push_subscriptions: {
    id: Generated<number>;
    endpoint: string;
    p256dh: string;
    auth: string;
    season: number;
    /** JSON: the ids of clubs. */
    clubs: string;
    /** Of the club's link that the device holds. */
    key_hash: string | null;
    /** The last entry of the open record that it was told of. */
    told_seq: number;
    renewed_at: string;
  };
  /** The matches whose deadline was told. */
  push_deadlines: { season: number; fixture_id: number; closes_at: string; told_at: string };
  secrets: { name: string; value: string };
  /** One row: how often public data has changed. Raised by `revision.ts` alone. */
  revision: { id: ReadOnly<number>; value: ReadOnly<number> };
  /** One row, written by the health check: a write probe. */
  probe: { id: number; probed_at: string };
}

/** A connection pool or a transaction: every function of the store takes either. */
export type Db = Kysely<Tables>;
