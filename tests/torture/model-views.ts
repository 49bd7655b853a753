import { isLive, presentEntry } from './model-registration.ts';
import { present, REASON, scoreOf } from './model-results.ts';
import { figuresOf, formatOf, leadOf } from './model-stages.ts';
import {
  activeResults,
  entriesOf,
  fixtureOf,
  fixturesOf,
  isFinished,
  type Json,
  kickoffOf,
  meetingOf,
  openResult,
  type Result,
  type Season,
  type State,
  withdrawnClubs,
} from './model-state.ts';
import { undoableAnswers } from './model-undo.ts';
import {
  bracketOf,
  clubsOfGroup,
  firstClubOf,
  GROUPS,
  groupIndexOf,
  isTie,
  matchdayOf,
  numberOf,
  roundOf,
} from './season-shape.ts';
import { ownerOf } from './tournament-model.ts';

/** The content of each view, without times, by path. `shown` is what the server sent. */
export const PUBLIC_VIEWS: Readonly<Record<string, (season: Season, shown: Json, state: State) => unknown>> =
  {
    '/api/ucl/tournament': tournament,
    '/api/ucl/fixtures': (season) => ({
      fixtures: [...fixturesOf(season).keys()].map((match) => fixture(season, match)),
    }),
    '/api/ucl/match-results': (season) => ({ results: presentAll(season, shownResults(season)) }),
    '/api/ucl/recent-results': (season) => ({
      results: presentAll(season, shownResults(season).filter(isApproved).slice(0, 10)),
    }),
    '/api/ucl/group-standings': standings,
    '/api/stats': stats,
    '/api/ucl/draw': ({ draw: state, revealed, voided }) => ({
      state,
      steps: Array(['drawing', 'done'].includes(state) ? revealed : 0).fill({}),
      attempts: Array(voided).fill({}),
    }),
    '/api/ucl/registration': (season) => {
      const { code, ...registration } = season.registration;
      const entries = entriesOf(season, 'accepted', 'waiting').map(({ number }) =>
        presentEntry(season, number),
      );
      const underReview = entriesOf(season, 'applied').length;
      return { ...registration, closesAt: null, needsCode: code !== null, note: null, underReview, entries };
    },
    '/api/ucl/knockouts': (season) => {
      const [ucl, uel] = season.places ? championsOf(season) : [null, null];
      return { champions: { ucl, uel } };
    },
    '/api/ucl/seasons': (_, __, { finished }) => ({
      seasons: finished.map((season) => {
        const [ucl, uel] = championsOf(season).map((clubId) => clubId && { clubId });
        return { number: season.number, champions: { ucl, uel } };
      }),
    }),
  };

/** The same, for staff. */
export const STAFF_VIEWS: typeof PUBLIC_VIEWS = {
  '/api/ucl/pending-results': (season) => ({ pendingResults: pendingResults(season) }),
  '/api/ucl/superseded-results': (season) => {
    const shown = shownResults(season);
    const results = activeResults(season).filter((result) => !shown.includes(result));
    return { results: presentAll(season, results.reverse()) };
  },
  '/api/ucl/admin-stats': (season) => {
    const all = activeResults(season);
    const count = (status: Result['status']) => all.filter((result) => result.status === status).length;
    const [pending, approved, rejected] = [count('pending'), count('approved'), count('rejected')];
    return { total: all.length, pending, approved, rejected };
  },
  '/api/ucl/kickoff-proposals': (season) => ({ proposals: openProposals(season) }),
  '/api/ucl/entries': (season) => ({
    code: season.registration.code,
    entries: Object.values(season.entries).map(({ number }) => presentEntry(season, number)),
  }),
  '/api/ucl/club-links': (_, __, { links }) => {
    const valid = Object.values(links).flatMap(({ clubId, isRevoked }) => (isRevoked ? [] : clubId));
    return { links: valid.sort((a, b) => a - b).map((clubId) => ({ clubId })) };
  },
};

/** What a club sees with its key. */
export function myClub(state: State, key: string) {
  const { season } = state;
  const { clubId, entry } = ownerOf(state, key);
  const shown = { entry: entry && isLive(season, entry) ? presentEntry(season, entry.number) : undefined };
  if (!clubId && !shown.entry) return { code: 'unknown_club_key' };
  if (!clubId) return { club: null, ...shown, waiting: [], reported: [], proposals: [], undoable: [] };
  const isOpenDispute = ({ dispute, isAgreed }: Result) => dispute !== null && !isAgreed;
  const waitsForClub = (result: Result) =>
    result.by !== null && !result.isAgreed && (result.by === clubId) === isOpenDispute(result);
  const isTheirs = (result: Result) =>
    result.by === clubId || (isOpenDispute(result) && result.dispute?.by === clubId);
  const pending = activeResults(season).filter(
    ({ match, status }) => status === 'pending' && fixtureOf(season, match)?.sides.includes(clubId),
  );
  const idsOf = (isMeant: (result: Result) => boolean) =>
    pending
      .filter(isMeant)
      .map(({ id }) => ({ id }))
      .reverse();
  return {
    club: { id: clubId, name: season.names[clubId], withdrawn: withdrawnClubs(season).includes(clubId) },
    ...shown,
    waiting: idsOf(waitsForClub),
    reported: idsOf((result) => !waitsForClub(result) && isTheirs(result)),
    proposals: openProposals(season, clubId),
    undoable: undoableAnswers(state, clubId).map((seq) => ({ seq })),
  };
}

/** Where a reply lacks a part of what is expected. Lists have the same length. */
export function differenceFrom(expected: unknown, actual: Json, path = ''): string | null {
  if (typeof expected !== 'object' || expected === null || typeof actual !== 'object' || actual === null)
    return (expected ?? null) === (actual ?? null)
      ? null
      : `${path} is ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`;
  if (Array.isArray(expected) && expected.length !== actual.length)
    return `${path} has ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`;
  for (const [name, value] of Object.entries(expected)) {
    const difference = differenceFrom(value, actual[name], `${path}/${name}`);
    if (difference) return difference;
  }
  return null;
}

const isApproved = ({ status }: Result) => status === 'approved';
const presentAll = (season: Season, results: readonly Result[]) =>
  results.map((result) => present(season, result));

/** Newest first; a rejected result only if it is the newest of its match. */
function shownResults(season: Season): Result[] {
  const all = activeResults(season).reverse();
  const isNewest = (result: Result) => all.find(({ match }) => match === result.match) === result;
  return all.filter((result) => result.status !== 'rejected' || isNewest(result));
}

function tournament(season: Season) {
  const { number, sizes, names, announcement, rules, places, draw } = season;
  const kickoffs = [...fixturesOf(season).keys()].map((fixtureId) => ({
    fixtureId,
    at: kickoffOf(season, fixtureId),
  }));
  const { after: _, ...reporting } = rules;
  return {
    ...{ season: { number }, announcement, draw: { state: draw }, places, reporting },
    phase: season.places ? (isFinished(season) ? 'finished' : 'knockouts') : 'groups',
    format: { ...formatOf(season), sizes },
    kickoffs: kickoffs.filter(({ at }) => at !== null),
    clubs: Object.entries(names).map(([key, name]) => {
      const id = Number(key);
      const group = groupOf(season, id);
      const withdrawn = withdrawnClubs(season).includes(id);
      return { id, name, group: GROUPS[group], slot: id - firstClubOf(sizes, group) + 1, withdrawn };
    }),
    deductions: Object.entries(season.deductions).flatMap(([id, { isRevoked, ...deduction }]) =>
      isRevoked ? [] : { id: Number(id), ...deduction },
    ),
    withdrawals: withdrawnClubs(season).map((clubId) => ({ clubId })),
    replacements: Object.values(season.replacements),
    postponements: Object.entries(season.deadlines).map(([id, closesAt]) => ({
      fixtureId: Number(id),
      closesAt,
    })),
  };
}

function groupOf({ sizes }: Season, clubId: number): number {
  return sizes.findLastIndex((_, group) => firstClubOf(sizes, group) <= clubId);
}

function statusOf(season: Season, match: number): string {
  const open = openResult(season, match);
  if (fixtureOf(season, match)?.isWalkover || open?.status === 'approved') return 'COMPLETED';
  return open ? 'PENDING_APPROVAL' : 'PENDING';
}

function fixture(season: Season, id: number) {
  const { sides = [], winner } = fixtureOf(season, id) ?? {};
  const [home, away] = sides.map((side) => {
    if (side === 'bye') return { clubId: null, name: null, bye: true };
    return side === null ? null : { clubId: side, name: season.names[side] };
  });
  const open = openResult(season, id);
  const stage = isTie(id)
    ? { stage: 'knockout', group: bracketOf(id), round: roundOf(id), tie: numberOf(id) + 1, matchday: null }
    : { stage: 'group', group: GROUPS[groupIndexOf(id)], matchday: matchdayOf(season.sizes, id) };
  return {
    ...{
      id,
      ...stage,
      home,
      away,
      status: statusOf(season, id),
      result: open ? present(season, open) : null,
    },
    winner: typeof winner === 'number' ? winner : null,
    closesAt: season.deadlines[id] ?? null,
    kickoff: kickoffOf(season, id),
  };
}

/** Every club once, group by group, with its figures, in the order shown unless a figure contradicts it. */
function standings(season: Season, shown: Json) {
  const order: number[] = shown.standings.map(({ id }: { id: number }) => id);
  const tables = season.sizes.map((_, group) =>
    clubsOfGroup(season.sizes, group)
      .sort((a, b) => order.indexOf(a) - order.indexOf(b))
      .sort((a, b) => leadOf(season, b, a)),
  );
  return {
    standings: tables.flatMap((clubs, group) =>
      clubs.map((id, index) => {
        const advancesTo = index < 2 ? 'UCL' : index < 4 && season.cups === 2 ? 'UEL' : null;
        const club = { id, teamName: season.names[id], group: GROUPS[group], rank: index + 1 };
        return { ...club, ...figuresOf(season, id), advancesTo };
      }),
    ),
  };
}

function stats(season: Season) {
  const all = [...fixturesOf(season).keys()];
  const approved = activeResults(season).filter(isApproved);
  const missing = season.places?.uel.filter((club) => club === null) ?? [];
  return {
    ...{ teams: formatOf(season).clubs, groups: season.sizes.length },
    completed: all.filter((match) => statusOf(season, match) === 'COMPLETED').length - missing.length,
    pending: pendingResults(season).length,
    goals: approved.reduce((sum, { homeScore, awayScore }) => sum + homeScore + awayScore, 0),
  };
}

function championsOf(season: Season): (number | null)[] {
  const winners = [9031, 9531].map((final) => fixtureOf(season, final)?.winner);
  return winners.map((winner) => (typeof winner === 'number' ? winner : null));
}

function pendingResults(season: Season) {
  const pending = activeResults(season).filter(({ status }) => status === 'pending');
  return pending.reverse().map((result) => {
    const replaced = Object.values(season.results).findLast(({ replacedBy }) => replacedBy === result.id);
    const disputeReason = result.dispute && !result.isAgreed ? REASON : null;
    return {
      ...present(season, result),
      disputeReason,
      replaced: replaced && scoreOf(replaced),
      evidence: [],
    };
  });
}

/** The proposals that can still be accepted, of all clubs or of one. */
function openProposals(season: Season, clubId?: number) {
  const proposals = [...fixturesOf(season)].flatMap(([fixtureId, { sides }]) => {
    const proposal = season.proposals[meetingOf(season, fixtureId)];
    const isTheirs = clubId === undefined || sides.includes(clubId);
    const isDecided = statusOf(season, fixtureId) === 'COMPLETED';
    if (!proposal || !isTheirs || isDecided || proposal.at >= (season.deadlines[fixtureId] ?? '~')) return [];
    return { fixtureId, ...proposal, kickoff: kickoffOf(season, fixtureId) };
  });
  return proposals.sort((a, b) => (a.at === b.at ? a.fixtureId - b.fixtureId : a.at < b.at ? -1 : 1));
}
