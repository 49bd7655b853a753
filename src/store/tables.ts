import type { ColumnType, Generated, Kysely } from 'kysely';
import type { Group } from '#domain/clubs/groups.ts';
import type { Bracket } from '#domain/fixtures/stages.ts';
import type { Channel, NewsKind } from '#domain/news/channels.ts';
import type { ResultOrigin, SubmissionStatus } from '#domain/results/results.ts';
import type { ScheduleKey } from '#domain/schedule/schedule.ts';
import type { AutoApproval, ReportingMode } from '#domain/season/season.ts';
import type { Role } from '#domain/staff.ts';

/** Neither inserted nor updated through the query builder. */
type ReadOnly<Value> = ColumnType<Value, never, never>;

/**
 * The columns of every table. All times are ISO 8601 text in UTC, on both engines alike. What belongs to a season
 * carries its number; the highest one in `seasons` is being played.
 */
export interface Tables {
  seasons: {
    number: number;
    name: string | null;
    announcement: string | null;
    reporting: Generated<ReportingMode>;
    closed_because: string | null;
    finished_at: string | null;
    auto_approve: Generated<AutoApproval>;
    auto_approve_hours: Generated<number>;
    /** The newest result when the rule was set: it approves only what was reported later. */
    auto_approve_after: Generated<number>;
  };
  clubs: { season: number; id: number; group_letter: Group; slot: number; name: string };
  results: {
    id: Generated<number>;
    season: number;
    fixture_id: number;
    home_score: number;
    away_score: number;
    home_penalties: number | null;
    away_penalties: number | null;
    after_extra_time: Generated<0 | 1>;
    origin: Generated<ResultOrigin>;
    status: SubmissionStatus;
    submitted_by: string;
    submitted_at: string;
    admin_notes: string | null;
    decided_at: string | null;
    /** When the result was taken out of play; null while it is in play. */
    reset_at: string | null;
    /** The club whose link it was reported with. */
    reported_by: number | null;
    /** When both clubs had come to one score. */
    agreed_at: string | null;
    disputed_by: number | null;
    disputed_at: string | null;
    disputed_home_score: number | null;
    disputed_away_score: number | null;
    disputed_home_penalties: number | null;
    disputed_away_penalties: number | null;
    /** For the administrator and the two clubs. */
    dispute_reason: string | null;
    /** The result that took its place. */
    replaced_by: number | null;
    /** A salted hash of where a report without a link came from, for 72 hours. */
    sender: string | null;
    /** A decision about it was undone: no rule may decide it again. */
    needs_person: Generated<0 | 1>;
  };
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
  deductions: {
    id: Generated<number>;
    season: number;
    club_id: number;
    points: number;
    reason: string;
    at: string;
    revoked_at: string | null;
  };
  withdrawals: {
    id: Generated<number>;
    season: number;
    club_id: number;
    reason: string;
    at: string;
    revoked_at: string | null;
  };
  replacements: {
    id: Generated<number>;
    season: number;
    club_id: number;
    from_name: string;
    to_name: string;
    reason: string;
    at: string;
  };
  schedule: { season: number; key: ScheduleKey; opens_at: string | null; closes_at: string | null };
  postponements: { season: number; fixture_id: number; closes_at: string; reason: string };
  /**
   * What two clubs have come to about the time of their match. Each pairing that a match may have keeps its own, so
   * that nothing is lost when a decision is undone.
   */
  kickoffs: {
    season: number;
    fixture_id: number;
    /** By `pairingOf`. */
    pairing: string;
    at: string | null;
    proposed: string | null;
    proposed_by: number | null;
  };
  knockout_places: { season: number; bracket: Bracket; position: number; club_id: number };
  draws: {
    id: Generated<number>;
    season: number;
    /** The tidied list as JSON. */
    clubs: string;
    input_hash: string | null;
    commitment: string | null;
    /** 32 bytes in hexadecimal. Leaves the server when the draw is done or given up, never before. */
    secret: string | null;
    draw_at: string | null;
    phrase_from: string | null;
    phrase: string | null;
    /** How many balls have been told. */
    revealed: Generated<number>;
    /** The automatic pace, if one is set, and when its next ball is due. */
    seconds_per_ball: number | null;
    next_ball_at: string | null;
    sealed_at: string | null;
    done_at: string | null;
    given_up_at: string | null;
    given_up_because: string | null;
  };
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
  /** One row: how often public data has changed. Raised by `raise-revision.ts` alone. */
  revision: { id: ReadOnly<number>; value: ReadOnly<number> };
  /** One row, written by the health check: a write probe. */
  probe: { id: number; probed_at: string };
}

/** A connection pool or a transaction: every function of the store takes either. */
export type Db = Kysely<Tables>;
