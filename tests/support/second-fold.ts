/*
 * A second program for the public record, written from docs/record.md alone. It imports nothing of this project, so
 * that the document and the site's own program check each other.
 */
import { createHash } from 'node:crypto';

type Json = Record<string, unknown>;

interface Entry {
  readonly seq: number;
  readonly at: string;
  readonly kind: string;
  readonly by: string;
  readonly data: Json;
  readonly texts: Record<string, { readonly salt: string; readonly text: string } | null>;
  readonly prev: string;
  readonly hash: string;
}

interface Score {
  readonly homeScore: number;
  readonly awayScore: number;
  readonly homePenalties: number | null;
  readonly awayPenalties: number | null;
  readonly afterExtraTime: boolean;
}

interface Result {
  readonly id: number;
  readonly fixtureId: number;
  readonly origin: 'captain' | 'award';
  readonly submittedAt: string;
  readonly reportedBy: number | null;
  score: Score;
  status: string;
  notes: string | null;
  isAgreed: boolean;
  dispute: Json | null;
  isRemoved: boolean;
}

interface Club {
  readonly id: number;
  readonly group: string;
  readonly slot: number;
  name: string;
}

interface Decision extends Json {
  isRevoked: boolean;
}

interface Draw {
  clubs: unknown;
  inputHash?: unknown;
  commitment?: unknown;
  drawAt?: unknown;
  phraseFrom?: unknown;
  phrase?: unknown;
  everySeconds?: unknown;
  nextBallAt?: unknown;
  secret?: unknown;
  steps: unknown[];
  isDone?: boolean;
  isVoid?: boolean;
}

interface Registered {
  readonly number: number;
  readonly enteredAt: string;
  readonly nameHash: unknown;
  name: string;
  status: string;
  checkedIn: boolean;
}

interface Places {
  readonly ucl: (number | null)[];
  readonly uel: (number | null)[];
}

interface Season {
  name: string | null;
  finishedAt: string | null;
  announcement: string | null;
  rules: Json;
  clubs: Club[];
  cups: number;
  results: Map<number, Result>;
  deductions: Map<number, Decision>;
  withdrawals: Map<number, Decision>;
  replacements: Json[];
  schedule: unknown[];
  postponements: Map<number, Json>;
  places: Places | null;
  draws: Draw[];
  registration: Json;
  entries: Map<number, Registered>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}

/** Verifies numbers, hashes and texts. */
export function verify(entries: readonly Entry[]): void {
  let head = { seq: 0, hash: '0'.repeat(64) };
  const missing = new Set<string>();
  for (const { seq, at, kind, by, data, texts, prev, hash } of entries) {
    if (seq !== head.seq + 1 || prev !== head.hash) throw new Error(`#${seq} does not follow`);
    if (sha256(`${prev}\n${canonical({ at, by, data, kind, seq })}`) !== hash)
      throw new Error(`#${seq} was changed`);
    const hashes = (data.textHashes ?? {}) as Record<string, string>;
    if (Object.keys(hashes).sort().join() !== Object.keys(texts).sort().join())
      throw new Error(`#${seq} has other texts`);
    for (const [name, text] of Object.entries(texts))
      if (!text) missing.add(`${seq} ${name}`);
      else if (text.salt.includes('\n') || sha256(`${text.salt}\n${text.text}`) !== hashes[name])
        throw new Error(`#${seq} has a changed text`);
    if (kind === 'text-struck')
      for (const text of [data, ...(data.alsoIn as Json[])]) missing.delete(`${text.seq} ${text.name}`);
    head = { seq, hash };
  }
  if (missing.size > 0) throw new Error(`Lost without a redaction: ${[...missing].join()}`);
}

const GROUPS = [...'ABCDEFGHIJKLMNOP'];

function newSeason(clubs: readonly Club[], cups: number, rules: Json): Season {
  return {
    name: null,
    finishedAt: null,
    announcement: null,
    rules,
    clubs: clubs.map((club) => ({ ...club })),
    cups,
    results: new Map(),
    deductions: new Map(),
    withdrawals: new Map(),
    replacements: [],
    schedule: [],
    postponements: new Map(),
    places: null,
    draws: [],
    registration: {
      ...{ state: 'closed', places: 64, closesAt: null, acceptance: 'by-hand' },
      ...{ needsCode: false, checkIn: null, note: null },
    },
    entries: new Map(),
  };
}

function scoreIn(data: Json): Score {
  const { homeScore, awayScore, homePenalties, awayPenalties, afterExtraTime } = data;
  return { homeScore, awayScore, homePenalties, awayPenalties, afterExtraTime } as Score;
}

const UNDOABLE = new Set([
  ...['report-withdrawn', 'confirmed', 'approved', 'rejected', 'reset', 'awarded', 'deducted', 'revoked'],
  ...['club-withdrawn', 'club-replaced', 'renamed', 'entry-accepted', 'entry-waiting', 'entry-declined'],
  ...['postponed', 'closed'],
]);

export function fold(entries: readonly Entry[]): Season[] {
  const first = GROUPS.flatMap((group, index) =>
    [1, 2, 3, 4].map((slot) => ({ id: index * 4 + slot, group, slot, name: `Team ${index * 4 + slot}` })),
  );
  const rules = { mode: 'anybody', closedBecause: null, autoApprove: 'off', autoApproveHours: 24 };
  const seasons = [newSeason(first, 2, rules)];
  const bySeq = new Map<unknown, Entry>(entries.map((entry) => [entry.seq, entry]));
  const isUndo = ({ seq, kind, data }: Entry) => {
    const undone = bySeq.get(data.seq);
    if (kind !== 'undone' || !undone || undone.seq > seq) return false;
    return UNDOABLE.has(undone.kind) && undone.data.season === data.season;
  };
  const undone = new Set(entries.filter(isUndo).map(({ data }) => data.seq));
  for (const entry of entries) {
    if (entry.data.v !== 1) throw new Error(`#${entry.seq} has another format`);
    const season = seasons[Number(entry.data.season) - 1];
    if (!season || undone.has(entry.seq) || (entry.kind === 'undone' && !isUndo(entry))) continue;
    apply(seasons, season, entry);
  }
  return seasons;
}

function apply(seasons: Season[], season: Season, { kind, at, by, data, texts }: Entry): void {
  const text = (name: string) => (name in texts ? (texts[name]?.text ?? 'Redacted') : '');
  const result = season.results.get(data.resultId as number);
  const draw = season.draws.find(({ isVoid }) => !isVoid);
  const rename = (id: unknown, name: unknown) => {
    for (const club of season.clubs) if (club.id === id) club.name = name as string;
  };
  const remove = (ids: unknown) => {
    for (const id of ids as number[]) {
      const removed = season.results.get(id);
      if (removed) removed.isRemoved = true;
    }
  };
  const revoke = (decisions: Map<number, Decision>, ids: unknown) => {
    for (const id of ids as number[]) {
      const decision = decisions.get(id);
      if (decision) decision.isRevoked = true;
    }
  };
  const exchange = (reason: string) => {
    remove(data.takenOut);
    for (const award of data.putIn as Json[]) {
      const withdrawal = season.withdrawals.get(award.withdrawalId as number);
      season.results.set(award.resultId as number, {
        id: award.resultId as number,
        fixtureId: award.fixtureId as number,
        origin: 'award',
        submittedAt: (withdrawal?.at ?? at) as string,
        reportedBy: null,
        score: scoreIn(award),
        status: 'approved',
        notes: (withdrawal?.reason ?? reason) as string,
        isAgreed: false,
        dispute: null,
        isRemoved: false,
      });
    }
  };
  const clubOf = by.startsWith('club:') ? Number(by.slice(5)) : null;

  switch (kind) {
    case 'reported':
      season.results.set(data.resultId as number, {
        id: data.resultId as number,
        fixtureId: data.fixtureId as number,
        origin: 'captain',
        submittedAt: (data.submittedAt ?? at) as string,
        reportedBy: clubOf,
        score: scoreIn(data),
        status: 'pending',
        notes: null,
        isAgreed: false,
        dispute: null,
        isRemoved: false,
      });
      break;
    case 'replaced':
    case 'report-withdrawn':
      remove([data.resultId]);
      break;
    case 'confirmed':
      if (result) Object.assign(result, { isAgreed: true, score: scoreIn(data) });
      break;
    case 'disputed': {
      const { afterExtraTime: _, ...claimed } = data.claimed as Json;
      if (result) result.dispute = { by: clubOf, ...claimed, at };
      break;
    }
    case 'approved':
      if (result)
        Object.assign(result, { status: 'approved', score: scoreIn(data), notes: text('adminNotes') });
      break;
    case 'rejected':
      if (result) Object.assign(result, { status: 'rejected', notes: text('adminNotes') });
      break;
    case 'awarded':
      exchange(text('reason'));
      break;
    case 'reset':
      revoke(season.deductions, data.deductions);
      revoke(season.withdrawals, data.withdrawals);
      if (data.places) season.places = null;
      exchange('');
      break;
    case 'renamed':
      for (const { clubId, to } of data.renamed as Json[]) rename(clubId, to);
      break;
    case 'club-replaced': {
      const { clubId, from, to } = data;
      rename(clubId, to);
      season.replacements.push({ clubId, from, to, reason: text('reason'), at });
      break;
    }
    case 'club-withdrawn': {
      const withdrawal = { clubId: data.clubId, reason: text('reason'), at, isRevoked: false };
      season.withdrawals.set(data.withdrawalId as number, withdrawal);
      exchange(text('reason'));
      break;
    }
    case 'deducted': {
      const { deductionId: id, clubId, points } = data;
      const deduction = { id, clubId, points, reason: text('reason'), at, isRevoked: false };
      season.deductions.set(id as number, deduction);
      break;
    }
    case 'revoked':
      revoke(season.deductions, [data.deductionId]);
      break;
    case 'registration-set': {
      const { state, places, closesAt, acceptance, needsCode, checkIn, hasNote } = data;
      const note = hasNote ? text('note') : null;
      season.registration = { state, places, closesAt, acceptance, needsCode, checkIn, note };
      break;
    }
    case 'entered': {
      const number = data.number as number;
      const { nameHash } = data;
      const entry = { number, nameHash, enteredAt: at, name: '', status: 'applied', checkedIn: false };
      season.entries.set(number, entry);
      break;
    }
    case 'entry-accepted':
    case 'entry-waiting':
    case 'entry-declined':
    case 'entry-withdrawn': {
      const entry = season.entries.get(data.number as number);
      const hash = (data.textHashes as Json | undefined)?.name;
      if ('name' in texts && hash !== entry?.nameHash) break;
      if (entry) entry.status = kind.slice('entry-'.length);
      if (entry && 'name' in texts) entry.name = text('name');
      break;
    }
    case 'checked-in': {
      const entry = season.entries.get(data.number as number);
      if (entry) entry.checkedIn = true;
      break;
    }
    case 'pots-set':
      if (draw) draw.clubs = data.clubs;
      else season.draws.push({ clubs: data.clubs, steps: [] });
      break;
    case 'sealed': {
      const { inputHash, commitment, drawAt, phraseFrom } = data;
      if (draw) Object.assign(draw, { inputHash, commitment, drawAt, phraseFrom });
      break;
    }
    case 'held':
      if (draw) draw.phrase = data.phrase;
      break;
    case 'paced':
      if (draw) Object.assign(draw, { everySeconds: data.everySeconds, nextBallAt: data.nextBallAt });
      break;
    case 'drawn':
      if (!draw) break;
      for (const { club, pot, group } of data.steps as Json[]) draw.steps.push({ club, pot, group });
      draw.nextBallAt = data.nextBallAt;
      if (!data.places) break;
      Object.assign(draw, { secret: data.secret, isDone: true });
      for (const { clubId, name } of data.places as Json[]) rename(clubId, name);
      revoke(season.deductions, data.deductions);
      season.replacements = [];
      break;
    case 'unsealed':
      if (!draw) break;
      Object.assign(draw, { isVoid: true, secret: data.secret, steps: data.steps });
      season.draws.push({ clubs: draw.clubs, steps: [] });
      break;
    case 'scheduled':
      season.schedule = data.entries as unknown[];
      break;
    case 'postponed': {
      const { fixtureId, closesAt } = data;
      season.postponements.set(fixtureId as number, { fixtureId, closesAt, reason: text('reason') });
      break;
    }
    case 'reporting-set': {
      const { reporting: mode, isClosed, autoApprove, autoApproveHours } = data;
      const closedBecause = isClosed ? text('closedBecause') : null;
      season.rules = { mode, closedBecause, autoApprove, autoApproveHours };
      break;
    }
    case 'announced':
      season.announcement = data.isShown ? text('announcement') : null;
      break;
    case 'format-set':
      season.clubs = (data.clubs as Club[]).map((club) => ({ ...club }));
      season.cups = data.cups as number;
      season.schedule = data.schedule as unknown[];
      revoke(season.deductions, data.deductions);
      season.replacements = [];
      season.postponements.clear();
      season.draws = season.draws.filter(({ isVoid }) => isVoid);
      break;
    case 'closed':
      season.places = { ucl: data.ucl, uel: data.uel } as Places;
      break;
    case 'reopened':
      season.places = null;
      break;
    case 'finished': {
      season.name = data.name as string;
      season.finishedAt = at;
      season.registration = { ...season.registration, state: 'closed', needsCode: false };
      const { clubs, cups = 2, reporting: mode, autoApprove, autoApproveHours } = data.next as Json;
      const next = { mode, closedBecause: null, autoApprove, autoApproveHours };
      seasons.push(newSeason(clubs as Club[], cups as number, next));
      break;
    }
    case 'season-reopened':
      seasons.splice(Number(data.season));
      season.name = null;
      season.finishedAt = null;
      break;
    case 'undone':
      remove(data.takenOut);
      break;
    case 'kickoff-agreed':
    case 'text-struck':
    case 'restored':
      break;
    default:
      throw new Error(`${kind} is not in the document`);
  }
}

/** Registration with its public list. */
export function registrationOf({ registration, entries }: Season) {
  const all = [...entries.values()].sort((a, b) => a.number - b.number);
  const waiting = all.filter(({ status }) => status === 'waiting');
  return {
    ...registration,
    underReview: all.filter(({ status }) => status === 'applied').length,
    entries: all
      .filter(({ status }) => status === 'accepted' || status === 'waiting')
      .map((entry) => {
        const { nameHash: _, ...shown } = entry;
        return { ...shown, position: waiting.indexOf(entry) + 1 || null };
      }),
  };
}

/** The public results, newest first. */
export function publicResults({ results }: Season): Result[] {
  const shown = [...results.values()].filter(({ isRemoved }) => !isRemoved).sort((a, b) => b.id - a.id);
  return shown.filter(
    (result) =>
      result.status !== 'rejected' ||
      shown.find(({ fixtureId }) => fixtureId === result.fixtureId) === result,
  );
}

export function agreementOf({ reportedBy, isAgreed, dispute }: Result): string {
  if (reportedBy === null) return 'none';
  if (isAgreed) return 'agreed';
  return dispute ? 'disputed' : 'reported';
}

interface Played {
  readonly home: Club;
  readonly away: Club;
  readonly score: Score;
}

/** In the order of the ids: 1-2, 1-3, 1-4, 2-3, 2-4, 3-4, then those of the fifth and the sixth slot. */
const SLOTS = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
  [3, 4],
].concat([5, 6].flatMap((last) => Array.from({ length: last - 1 }, (_, index) => [index + 1, last])));

/** Four clubs: the lower slot is at home. Otherwise it is if the difference of the slots is odd. */
function homeFirst([lower = 0, higher = 0]: readonly number[], size: number): readonly number[] {
  return size === 4 || (higher - lower) % 2 === 1 ? [lower, higher] : [higher, lower];
}

function bracketOf(rank: number, cups: number): string | null {
  if (rank <= 2) return 'UCL';
  return cups === 2 && rank <= 4 ? 'UEL' : null;
}

function approvedScores(season: Season): Map<number, Result> {
  const approved = publicResults(season).filter(({ status }) => status === 'approved');
  return new Map(approved.map((result) => [result.fixtureId, result]));
}

function tally(club: Club, matches: readonly Played[]) {
  const row = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0 };
  for (const { home, away, score } of matches) {
    if (home !== club && away !== club) continue;
    const [own, other] =
      home === club ? [score.homeScore, score.awayScore] : [score.awayScore, score.homeScore];
    row.played += 1;
    row.goalsFor += own;
    row.goalsAgainst += other;
    if (own > other) row.won += 1;
    else if (own === other) row.drawn += 1;
    else row.lost += 1;
  }
  return { ...row, goalDifference: row.goalsFor - row.goalsAgainst, points: 3 * row.won + row.drawn };
}

type Figure = (club: Club) => number;

/** Sorts by one figure after another, and keeps level clubs together. */
function split(clubs: readonly Club[], figures: readonly Figure[]): Club[][] {
  const [figure, ...rest] = figures;
  if (!figure || clubs.length === 1) return [[...clubs]];
  const values = [...new Set(clubs.map(figure))].sort((a, b) => b - a);
  return values.flatMap((value) =>
    split(
      clubs.filter((club) => figure(club) === value),
      rest,
    ),
  );
}

const names = new Intl.Collator('en', { numeric: true });

/** The tables of all groups, one after another. */
export function tables(season: Season) {
  const approved = approvedScores(season);
  const closedRanks = closedRanksOf(season);
  const deductedFrom = (club: Club) =>
    [...season.deductions.values()]
      .filter(({ clubId, isRevoked }) => clubId === club.id && !isRevoked)
      .reduce((sum, { points }) => sum + Number(points), 0);
  return GROUPS.flatMap((group) => {
    const clubs = season.clubs.filter((club) => club.group === group);
    const matches = SLOTS.flatMap((pair, index): Played[] => {
      const score = approved.get(group.charCodeAt(0) * 100 + index)?.score;
      const [home, away] = homeFirst(pair, clubs.length).map((slot) =>
        clubs.find((club) => club.slot === slot),
      );
      return score && home && away ? [{ home, away, score }] : [];
    });
    const between = (level: readonly Club[]): Club[][] => {
      const own = matches.filter(({ home, away }) => level.includes(home) && level.includes(away));
      const sets = split(level, [
        (club) => tally(club, own).points,
        (club) => tally(club, own).goalDifference,
        (club) => tally(club, own).goalsFor,
      ]);
      if (sets.length > 1) return sets.flatMap((set) => (set.length > 1 ? between(set) : [set]));
      return split(level, [(club) => tally(club, matches).won]).map((set) =>
        set.sort(
          (a, b) =>
            (closedRanks.get(a.id) ?? 9) - (closedRanks.get(b.id) ?? 9) ||
            names.compare(a.name, b.name) ||
            a.id - b.id,
        ),
      );
    };
    const ranked = split(clubs, [
      (club) => tally(club, matches).points - deductedFrom(club),
      (club) => tally(club, matches).goalDifference,
      (club) => tally(club, matches).goalsFor,
    ]).flatMap((set) => (set.length > 1 ? between(set) : [set]));
    return ranked.flat().map((club, index) => {
      const row = tally(club, matches);
      const deducted = deductedFrom(club);
      const { id, name: teamName } = club;
      const rank = index + 1;
      const advancesTo = bracketOf(rank, season.cups);
      return { id, teamName, group, rank, ...row, deducted, points: row.points - deducted, advancesTo };
    });
  });
}

interface Seat {
  readonly group: string;
  readonly rank: number;
}

/** Group and rank of the places of both brackets. */
function seatsOf({ clubs, cups }: Season): Record<'ucl' | 'uel', Seat[]> {
  const groups = GROUPS.filter((group) => clubs.some((club) => club.group === group));
  const seats = (better: number) => {
    const pairs = groups.flatMap((one, index) => (index % 2 === 0 ? [[one, groups[index + 1] ?? one]] : []));
    const tie = (home = '', away = '') => [
      { group: home, rank: better },
      { group: away, rank: better + 1 },
    ];
    const upper = pairs.flatMap(([one, two]) => tie(one, two));
    return groups.length === 1 ? upper : [...upper, ...pairs.flatMap(([one, two]) => tie(two, one))];
  };
  const hasFourth = clubs.some(({ slot }) => slot === 4);
  const uel = hasFourth ? seats(3) : groups.map((group) => ({ group, rank: 3 }));
  return { ucl: seats(1), uel: cups === 2 ? uel : [] };
}

function closedRanksOf(season: Season): Map<number, number> {
  const ranks = new Map<number, number>();
  const seats = seatsOf(season);
  if (season.places)
    for (const bracket of ['ucl', 'uel'] as const)
      for (const [seat, id] of season.places[bracket].entries())
        if (id !== null) ranks.set(id, seats[bracket][seat]?.rank ?? 0);
  return ranks;
}

type Side = number | 'bye' | null;

/** Both brackets. While the groups are open they are provisional: the places by the current tables, without results. */
export function brackets(season: Season) {
  const rows = tables(season);
  const seats = seatsOf(season);
  const current = (bracket: 'ucl' | 'uel') =>
    seats[bracket].map(
      ({ group, rank }) => rows.find((row) => row.group === group && row.rank === rank)?.id ?? null,
    );
  const isProvisional = season.places === null;
  const places = season.places ?? { ucl: current('ucl'), uel: current('uel') };
  const approved = isProvisional ? new Map<number, Result>() : approvedScores(season);
  const withdrawn = [...season.withdrawals.values()]
    .filter(({ isRevoked }) => !isRevoked)
    .map(({ clubId }) => clubId as number);
  const play = (ids: readonly (number | null)[], firstId: number) => {
    const survivors = rounds(ids, firstId, (home, away, id) => {
      const result = approved.get(id);
      const known = [home, away].filter((side) => typeof side === 'number');
      return result && known.length === 2 ? winnerOf(home, away, result) : lastOf(known, withdrawn);
    });
    const hasAdvanced = (club: number, id: number) => {
      const way = pathToFinal(id, firstId);
      const next = way.findIndex((tie, index) => index > 0 && approved.has(tie));
      return next > 0 && survivors.get(way[next - 1] ?? 0)?.through === club;
    };
    const played = rounds(ids, firstId, (home, away, id) => {
      if (home === null || away === null) return null;
      const result = approved.get(id);
      const clubs = [home, away].filter((side) => side !== 'bye');
      if (result && clubs.length === 2) return winnerOf(home, away, result);
      const present = clubs.filter((club) => !withdrawn.includes(club));
      if (present.length === 2) return null;
      const last = present[0] ?? lastOf(clubs, withdrawn);
      return last !== null && (present.length === 1 || hasAdvanced(last, id)) ? last : 'bye';
    });
    const ties = [...played].map(([fixtureId, { home, away, through }]) => {
      return { fixtureId, home, away, winner: typeof through === 'number' ? through : null };
    });
    const champion = isProvisional ? null : (ties.at(-1)?.winner ?? null);
    return { ties, champion };
  };
  return { isProvisional, ucl: play(places.ucl, 9001), uel: play(places.uel, 9501) };
}

interface PlayedTie {
  readonly home: Side;
  readonly away: Side;
  readonly through: Side;
}

/** Round by round, by tie id: its clubs, and who advances. */
function rounds(
  ids: readonly (number | null)[],
  firstId: number,
  outcome: (home: Side, away: Side, id: number) => Side,
): Map<number, PlayedTie> {
  const ties = new Map<number, PlayedTie>();
  let sides: Side[] = ids.map((id) => id ?? 'bye');
  // Ids belong to rounds: a small bracket begins later.
  const skipped = 32 - ids.length;
  while (sides.length > 1) {
    const next: Side[] = [];
    for (let place = 0; place < sides.length; place += 2) {
      const [home = null, away = null] = [sides[place], sides[place + 1]];
      const id = firstId + skipped + ties.size;
      const through = outcome(home, away, id);
      ties.set(id, { home, away, through });
      next.push(through);
    }
    sides = next;
  }
  return ties;
}

/** This tie and those after it: 16, 8, 4, 2 and the final. */
function pathToFinal(id: number, firstId: number): number[] {
  let [first, count, place] = [0, 16, id - firstId];
  while (place >= count) {
    first += count;
    place -= count;
    count /= 2;
  }
  const way = [id];
  while (count > 1) {
    first += count;
    place = Math.floor(place / 2);
    count /= 2;
    way.push(firstId + first + place);
  }
  return way;
}

/** No club advances after a level award without penalties: the next opponent has a bye. */
function winnerOf(home: Side, away: Side, { score }: Result): Side {
  const { homeScore, awayScore, homePenalties, awayPenalties } = score;
  const lead = homeScore - awayScore || (homePenalties ?? 0) - (awayPenalties ?? 0);
  if (lead === 0) return 'bye';
  return lead > 0 ? home : away;
}

/** The club that has not withdrawn, or the one that withdrew last. */
function lastOf(clubs: readonly number[], withdrawn: readonly number[]): number | null {
  const last = withdrawn.findLast((id) => clubs.includes(id));
  return clubs.find((id) => !withdrawn.includes(id)) ?? last ?? null;
}
