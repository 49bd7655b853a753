import type { SeededRandom } from '#demo/seeded-random.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { nameMatch, openLaterTies, REASON, RESULT_CALLS } from './model-results.ts';
import {
  clubCount,
  entriesOf,
  fixtureOf,
  fixturesOf,
  isReady,
  meetingOf,
  openResult,
  type State,
} from './model-state.ts';
import { DEFAULT, FORMATS, isTie } from './season-shape.ts';
import { type Call, type Caller, type Path, take } from './tournament-model.ts';

const TIMES = ['2999-11-17T20:00:00.000Z', '2999-11-18T21:30:00.000Z'];
const DEADLINES = ['2999-11-18T00:00:00.000Z', '2999-12-01T00:00:00.000Z'];
const CHECK_IN = { opensAt: '2020-01-01T00:00:00.000Z', closesAt: '2999-12-31T00:00:00.000Z' };
const NAMES = ['Real Öl', 'FC 10', 'FC 9', 'Ajax', 'Zebra "Z", Ltd', '=1+1', 'Team 1', 'team 2', 'Club 3'];
const ENTRANTS = ['Aurora 11', 'Borea', 'Cometa', 'Delta FC', 'Echo', 'Foxtrot', 'Golf United', 'Club 2'];
const UNKNOWN_KEY = 'ABCDEFGHJKMNPQRSTVWXYZ0123';
const SCORES = ['1-0', '0-2', '1-1', '1-1', '11-10'];
const TIE_SCORES = ['1-0', '0-2', '1-1 4-3', '0-0 2-4', '2-2', '9-0 1-0'];

/** A call, mostly one that will be carried out, about this match or the clubs that play it. */
export function anyCall(random: SeededRandom, state: State, match: number): Call {
  const call = randomCall(random, state, match);
  const isDone = take(state, call, {}).answer === 'done';
  return isDone || random.chance(0.3) ? call : anyCall(random, state, match);
}

function randomCall(random: SeededRandom, state: State, match: number): Call {
  const { season, links } = state;
  const { pick, chance } = random;
  const sides = (fixturesOf(season).get(match)?.sides ?? []).filter((side) => typeof side === 'number');
  const clubs = clubCount(season);
  const clubId = sides.length > 0 && chance(0.7) ? pick(sides) : pick([1, 2, 3, clubs, 65]);
  const entries = Object.values(season.entries);
  const theirKeys = Object.keys(links).filter(
    (key) => !links[key]?.isRevoked && sides.includes(links[key]?.clubId ?? 0),
  );
  const entryKeys = entries.flatMap(({ key }) => key ?? []);
  const anyKey = () => pick([...Object.keys(links), ...entryKeys, UNKNOWN_KEY]);
  const club: Caller = `key:${theirKeys.length > 0 && chance(0.9) ? pick(theirKeys) : anyKey()}`;
  const entrant: Caller = `key:${entryKeys.length > 0 && chance(0.9) ? pick(entryKeys) : anyKey()}`;
  const staff: Caller = chance(0.02) ? pick(['captain', club]) : pick(['admin', 'admin', 'staff:1']);
  const admin: Caller = chance(0.05) ? pick(['captain', club, 'staff:1']) : 'admin';
  const results = Object.values(season.results);
  const newest = openResult(season, match) ?? results.findLast((result) => result.match === match);
  const id = newest && chance(0.85) ? newest.id : pick([{ id: 0 }, ...results]).id;
  const answers = newest?.status === 'pending' && !newest.isGone ? 20 : 2;
  const score = scoreFrom(pick(isTie(match) ? TIE_SCORES : SCORES));
  const { homeTeam, awayTeam, group } = nameMatch(season, match);
  const teams = chance(0.05) ? { homeTeam: awayTeam, awayTeam: homeTeam } : { homeTeam, awayTeam };
  const fixtureId = chance(0.03) ? 6599 : match;
  const proposal = season.proposals[meetingOf(season, match)];
  const at = proposal && chance(0.6) ? proposal.at : pick(TIMES);
  const reason = REASON;
  const note = pick([{}, { adminNotes: '  ' }, { adminNotes: 'Größe: 5 – <b>ok</b>' }]);
  const only = chance(0.2) ? { only: 'pending' } : {};
  const { number } = pick([{ number: 0 }, ...entries]);
  const deductionId = Number(pick([0, ...Object.keys(season.deductions)]));
  const accepted = entriesOf(season, 'accepted').filter(({ isPublic }) => isPublic);
  const pots = drawList({}, season.sizes).map((row, index) => ({
    ...row,
    name: accepted[index]?.name ?? row.name,
  }));
  const rules = { reporting: pick(['anybody', 'anybody', 'clubs']), autoApprove: pick(['off', 'agreed']) };
  const settings = {
    ...{
      state: pick(['open', 'open', 'open', 'closed']),
      places: pick([4, 5, 6]),
      checkIn: pick([null, CHECK_IN]),
    },
    ...{ acceptance: pick(['automatic', 'by-hand']), code: pick([null, null, null, 'Anfield']) },
  };
  const entrance = { name: pick(ENTRANTS), contact: 'A captain', code: 'Anfield' };
  const impossible = { clubs: 12, groups: 8, cups: 2 };
  const calls: Readonly<Record<Path, readonly [weight: number, by: Caller, body: object]>> = {
    'submit-result': [20, chance(0.3) ? 'captain' : club, { fixtureId, ...teams, group, ...score }],
    'confirm-result': [answers, club, { id }],
    'dispute-result': [answers, club, { id, ...score, reason }],
    'correct-result': [answers / 2, club, { id, ...score }],
    'withdraw-result': [answers / 2, club, { id }],
    'approve-result': [answers, staff, { id, ...note, ...(chance(0.3) && { claim: 'disputed' }) }],
    'reject-result': [4, staff, { id, ...note }],
    'award-result': [4, staff, { fixtureId, ...anyAward(random, score), reason }],
    'reset-match': [
      5,
      admin,
      { matchId: match, alsoReset: chance(0.8) ? openLaterTies(season, match) : [9031], ...only },
    ],
    'reset-group': [1, admin, { group: pick(['A', 'B']), ...only }],
    'reset-tournament': [1, admin, only],
    undo: [16, chance(0.4) ? club : staff, { seqs: seqsToUndo(random, state) }],
    'propose-kickoff': [5, club, { fixtureId, at }],
    'accept-kickoff': [6, club, { fixtureId, at }],
    'set-kickoff': [2, admin, { fixtureId, at: pick([null, at]) }],
    'postpone-match': [2, admin, { fixtureId, closesAt: pick(DEADLINES), reason }],
    clubs: [3, admin, { clubs: [{ id: clubId, name: pick(NAMES) }] }],
    'replace-club': [3, admin, { clubId, name: pick(NAMES), reason }],
    'withdraw-club': [1, admin, { clubId, reason }],
    'deduct-points': [3, staff, { clubId, points: pick([0, 1, 3, 30, 31]), reason }],
    'revoke-deduction': [2, staff, { id: deductionId }],
    announcement: [1, admin, { text: pick([null, 'Kick-off at 20:00', 'Final tonight']) }],
    reporting: [2, admin, { ...rules, closedBecause: chance(0.08) ? REASON : null }],
    'close-groups': [3, admin, {}],
    'reopen-groups': [2, admin, {}],
    'finish-season': [2, admin, { name: `Season ${season.number}`, keepClubs: chance(0.7) }],
    'reopen-season': [2, admin, {}],
    format: [2, admin, chance(0.9) ? pick([...FORMATS.slice(0, 7), ...FORMATS]) : impossible],
    'draw/pots': [2, admin, { clubs: chance(0.9) ? pots : drawList({}, [4]) }],
    'draw/from-entries': [2, admin, { groups: 1, cups: pick([1, 2]) }],
    'draw/seal': [2, admin, {}],
    'draw/hold': [2, admin, { phrase: 'Floodlights' }],
    'draw/reveal': [3, admin, { count: pick([1, 2, Math.max(1, clubs - season.revealed), 65]) }],
    'draw/unseal': [1, admin, { reason }],
    'club-links': [2, admin, { clubIds: [...new Set([clubId, ...sides])] }],
    'revoke-club-link': [1, admin, { clubId }],
    registration: [6, admin, settings],
    join: [10, 'captain', { ...entrance, acceptsRules: chance(0.95) }],
    'check-in': [2, entrant, {}],
    'withdraw-entry': [2, entrant, {}],
    'decide-entry': [4, staff, { number, decision: pick(['accept', 'accept', 'wait', 'decline']) }],
    'entry-link': [1, admin, { number }],
  };
  // Most seasons begin with entries and a draw.
  const isBefore = results.length === 0 && chance(0.93);
  const paths = (Object.keys(calls) as Path[]).filter((each) => !isBefore || !(each in RESULT_CALLS));
  if (sides.length === 2 && theirKeys.length < 2 && chance(0.1))
    return { path: 'club-links', by: 'admin', body: { clubIds: sides } };
  if (isBefore && clubs === DEFAULT.clubs && chance(0.5))
    return { path: 'format', by: 'admin', body: pick(FORMATS.slice(0, 7)) };
  const path = pick(paths.flatMap((each) => Array<Path>(calls[each][0]).fill(each)));
  const [, by, body] = calls[path];
  return { path, by, body };
}

/** A tie that can be played or one of the first matches, mostly one to be answered or played; now and then any. */
export function anyMatch(random: SeededRandom, { season }: State): number {
  const all = [...fixturesOf(season).keys()];
  const groups = all.filter((match) => !isTie(match)).slice(0, 3);
  const ties = all.filter((match) => isTie(match) && isReady(fixtureOf(season, match))).slice(-4);
  const near = ties.length > 0 && random.chance(0.8) ? ties : groups;
  const pending = near.filter((match) => openResult(season, match)?.status === 'pending');
  const open = near.filter((match) => !openResult(season, match));
  const choices = [pending, pending, pending, pending, open, open, near, near, all].filter(
    ({ length }) => length > 0,
  );
  return random.pick(random.pick(choices));
}

/** Mostly a recent decision or answer; sometimes two of them. */
function seqsToUndo(random: SeededRandom, { log, season }: State): number[] {
  const recent = log.filter((entry) => entry.season === season.begunAt && entry.writes.length > 0).slice(-8);
  const list = recent.length > 0 && random.chance(0.9) ? recent : log.length > 0 ? log : [{ seq: 1 }];
  return [...new Set([random.pick(list).seq, ...(random.chance(0.1) ? [random.pick(list).seq] : [])])];
}

function anyAward(random: SeededRandom, score: object): object {
  const noShow = { kind: 'no-show', absent: random.pick(['home', 'away']) };
  return random.pick([
    { kind: 'ruling', ...score },
    { kind: 'ruling', ...score },
    noShow,
    { kind: 'both-absent' },
  ]);
}

/** '1-1 4-3' has a penalty shoot-out. */
function scoreFrom(text: string) {
  const [score = '', shootOut] = text.split(' ');
  const [homeScore, awayScore] = score.split('-').map(Number);
  const [homePenalties = null, awayPenalties = null] = shootOut?.split('-').map(Number) ?? [];
  return { homeScore, awayScore, homePenalties, awayPenalties };
}
