import { isLive, REGISTRATION_CALLS } from './model-registration.ts';
import { RESULT_CALLS } from './model-results.ts';
import { SEASON_CALLS } from './model-stages.ts';
import {
  type Carried,
  type Json,
  PredictedError,
  refuseIf,
  type State,
  Turn,
  type Who,
} from './model-state.ts';
import { undo } from './model-undo.ts';

const CALLS = { ...RESULT_CALLS, ...SEASON_CALLS, ...REGISTRATION_CALLS, undo };

export type Path = keyof typeof CALLS;

/** A captain without a link, the administrator, a reviewer, or a club by the key of its link or entry. */
export type Caller = 'captain' | 'admin' | 'staff:1' | `key:${string}`;

/** A call with the body that is sent. */
export interface Call {
  readonly path: Path;
  readonly by: Caller;
  readonly body: object;
}

interface Outcome {
  readonly state: State;
  /** 'done', or the code of the error. */
  readonly answer: string;
  /** 'confirmed by club:2' */
  readonly recorded: readonly string[];
  /** The expected part of the reply. */
  readonly reply: object;
}

/** The expected outcome of a call. `answered` is the reply, for the parts that only the server knows. */
export function take(state: State, call: Call, answered: Json): Outcome {
  const carryOut: Carried = CALLS[call.path];
  try {
    const who = identify(state, call);
    const turn = new Turn(state, authorOf(call, who), answered);
    carryOut(turn, call.body, who);
    return { state: turn.state, answer: 'done', recorded: turn.recorded, reply: turn.reply };
  } catch (error) {
    if (!(error instanceof PredictedError)) throw error;
    return { state, answer: error.message, recorded: [], reply: error.details };
  }
}

const OPEN_CALLS: readonly Path[] = ['submit-result', 'join'];
const ENTRY_CALLS: readonly Path[] = ['check-in', 'withdraw-entry'];
const CLUB_CALLS: readonly Path[] = [
  ...(['confirm-result', 'dispute-result', 'correct-result', 'withdraw-result'] as const),
  ...(['propose-kickoff', 'accept-kickoff'] as const),
];
const REVIEWER_CALLS: readonly Path[] = [
  ...(['approve-result', 'reject-result', 'award-result', 'deduct-points', 'revoke-deduction'] as const),
  ...(['decide-entry', 'undo'] as const),
];

/** The club or entry behind a key; refuses a caller who may not make the call. */
function identify(state: State, { path, by }: Call): Who {
  const noClub = { clubId: 0, entry: null };
  const isWithKey = CLUB_CALLS.includes(path) || ENTRY_CALLS.includes(path);
  if (path === 'join') return noClub;
  if (!by.startsWith('key:')) {
    refuseIf(isWithKey, 'unknown_club_key');
    if (path === 'submit-result') return noClub;
    refuseIf(by === 'captain', 'not_signed_in');
    refuseIf(by === 'staff:1' && !REVIEWER_CALLS.includes(path), 'role_not_allowed');
    return noClub;
  }
  refuseIf(!isWithKey && path !== 'undo' && path !== 'submit-result', 'not_signed_in');
  const who = ownerOf(state, by.slice(4));
  refuseIf(!who.clubId && !who.entry, 'unknown_club_key');
  if (ENTRY_CALLS.includes(path)) refuseIf(!who.entry, 'unknown_club_entry');
  if (ENTRY_CALLS.includes(path) || !who.clubId)
    refuseIf(!isLive(state.season, who.entry), 'unknown_club_key');
  if (!ENTRY_CALLS.includes(path)) refuseIf(!who.clubId, 'not_your_match');
  return who;
}

/** The club and the entry that a key opens. A revoked link opens neither. */
export function ownerOf({ links, season }: State, key: string): Who {
  const link = links[key];
  const entry = Object.values(season.entries).find((each) => each.key === key) ?? null;
  return link?.isRevoked ? { clubId: 0, entry: null } : { clubId: link?.clubId ?? 0, entry };
}

function authorOf({ path, by }: Call, { clubId, entry }: Who): string {
  if (clubId && !ENTRY_CALLS.includes(path)) return `club:${clubId}`;
  if (OPEN_CALLS.includes(path)) return 'captain';
  return ENTRY_CALLS.includes(path) ? `entry:${entry?.number}` : by;
}
