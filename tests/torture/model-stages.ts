import { awardsForWithdrawn, exchanged, REASON, revoked } from './model-results.ts';
import {
  activeResults,
  type Carried,
  clubCount,
  entriesOf,
  fixtureOf,
  hasName,
  isFinished,
  isReady,
  isSealed,
  isUnderWay,
  liveEntries,
  namesFor,
  newSeason,
  openResult,
  refuseIf,
  type Season,
  type Turn,
  withdrawnClubs,
} from './model-state.ts';
import {
  clubsOfGroup,
  DEFAULT,
  type Format,
  firstClubOf,
  GROUPS,
  groupMatchIds,
  isPossible,
  isTie,
  sizesOf,
  tieIds,
} from './season-shape.ts';

/** The calls about the season as a whole: clubs, points, rules, draw and stages. */
export const SEASON_CALLS = {
  clubs(turn, { clubs: [{ id, name }] }) {
    const { names } = turn.season;
    refuseIf(!(id in names), 'unknown_club');
    refuseIfTaken(names, id, name);
    turn.record('renamed', { names: { ...names, [id]: name } });
  },

  'replace-club'(turn, { clubId, name }) {
    const { names, replacements } = turn.season;
    refuseUnlessPlaying(turn.season, clubId);
    refuseIfTaken(names, clubId, name);
    refuseIf(names[clubId] === name, 'invalid_club_name');
    const replaced = { ...replacements, [turn.nextSeq]: { clubId } };
    turn.record('club-replaced', { names: { ...names, [clubId]: name }, replacements: replaced });
    turn.revokeLinks([clubId]);
    turn.reply = { club: { id: clubId, name } };
  },

  'withdraw-club'(turn, { clubId }) {
    const { season } = turn;
    refuseUnlessPlaying(season, clubId);
    const tie = tieIds(season.sizes, season.cups).find((match) => {
      const fixture = fixtureOf(season, match);
      return isReady(fixture) && fixture?.winner === undefined && fixture?.sides.includes(clubId);
    });
    const withdrawals = { ...season.withdrawals, [turn.nextId('withdrawal')]: { clubId, isRevoked: false } };
    const gone = tie === undefined ? [] : activeResults(season, tie);
    const awards = season.places ? { gone: [], added: [] } : awardsForWithdrawn(turn, withdrawals, gone);
    turn.record('club-withdrawn', {
      withdrawals,
      ...exchanged(season, [...gone, ...awards.gone], awards.added),
    });
    turn.reply = { clubId, awarded: awards.added.map(({ match }) => match) };
  },

  'deduct-points'(turn, { clubId, points }) {
    const { deductions, names, places } = turn.season;
    refuseIf(points < 1 || points > 30, 'invalid_points');
    refuseIf(!(clubId in names), 'unknown_club');
    refuseIf(places, 'groups_closed');
    const id = turn.nextId('deduction');
    turn.record('deducted', { deductions: { ...deductions, [id]: { clubId, points, isRevoked: false } } });
    turn.reply = { deduction: { id, clubId, points, reason: REASON } };
  },

  'revoke-deduction'(turn, { id }) {
    const { [id as number]: deduction, ...others } = turn.season.deductions;
    refuseIf(!deduction, 'unknown_deduction');
    refuseIf(deduction?.isRevoked, 'deduction_revoked');
    refuseIf(turn.season.places, 'groups_closed');
    if (deduction)
      turn.record('revoked', { deductions: { ...others, [id]: { ...deduction, isRevoked: true } } });
  },

  'postpone-match'(turn, { fixtureId, closesAt }) {
    refuseIf(!fixtureOf(turn.season, fixtureId), 'unknown_fixture');
    turn.record('postponed', { deadlines: { ...turn.season.deadlines, [fixtureId]: closesAt } });
    turn.reply = { postponement: { fixtureId, closesAt, reason: REASON } };
  },

  announcement(turn, { text }) {
    turn.record('announced', { announcement: text });
    turn.reply = { announcement: text };
  },

  reporting(turn, { reporting: mode, closedBecause, autoApprove }) {
    const { rules } = turn.season;
    // Results that were submitted before the rule was set stay for a person.
    const after = rules.autoApprove === autoApprove ? rules.after : turn.state.lastIds.result;
    turn.record('reporting-set', { rules: { mode, closedBecause, autoApprove, after } });
  },

  format(turn, format) {
    refuseIfFixed(turn.season, format);
    setFormat(turn, format);
  },

  'draw/pots'(turn, { clubs }) {
    const { season } = turn;
    const places = season.sizes.flatMap((size) => Array.from({ length: size }, (_, slot) => slot + 1));
    const pots = clubs.map(({ pot }: { pot: number }) => pot);
    refuseIf(pots.toSorted().join() !== places.toSorted().join(), 'format_not_possible');
    const names: string[] = clubs.map(({ name }: { name: string }) => name);
    refuseIf(
      names.some((name, index) => hasName(names.slice(index + 1), name)),
      'invalid_club_name',
    );
    refuseIf(isSealed(season) || activeResults(season).length > 0, 'draw_state');
    // A row gets the entry of the accepted club of the same name.
    const accepted = entriesOf(season, 'accepted').filter(
      ({ isPublic, name }) => isPublic && names.includes(name),
    );
    const drawn = Object.fromEntries(accepted.map(({ name, number }) => [name, number]));
    turn.record('pots-set', { draw: 'pots', drawn });
  },

  'draw/from-entries'(turn, { groups, cups }) {
    const accepted = entriesOf(turn.season, 'accepted');
    const format = { clubs: accepted.length, groups, cups };
    refuseIfFixed(turn.season, format);
    closeRegistration(turn);
    setFormat(turn, format);
    const drawn = accepted.map(({ number, name }) => [name || `Entry ${number}`, number]);
    turn.record('pots-set', { draw: 'pots', drawn: Object.fromEntries(drawn) });
  },

  'draw/seal'(turn) {
    const { season } = turn;
    refuseIf(season.draw !== 'pots' || activeResults(season).length > 0, 'draw_state');
    const drawn = Object.values(season.drawn);
    refuseIf(
      drawn.some((number) => season.entries[number]?.status !== 'accepted'),
      'entries_changed',
    );
    closeRegistration(turn);
    for (const entry of entriesOf(season, 'accepted'))
      if (!drawn.includes(entry.number))
        turn.record('entry-waiting', {
          entries: { ...turn.season.entries, [entry.number]: { ...entry, status: 'waiting' } },
        });
    turn.record('sealed', { draw: 'sealed', revealed: 0 });
  },

  'draw/hold'(turn) {
    refuseIf(turn.season.draw !== 'sealed', 'draw_state');
    turn.record('held', { draw: 'drawing' });
  },

  'draw/reveal'(turn, { count }) {
    const { season } = turn;
    const revealed = season.revealed + count;
    refuseIf(count > clubCount(season), 'invalid_reveal');
    refuseIf(season.draw !== 'drawing', 'draw_state');
    refuseIf(revealed > clubCount(season), 'invalid_reveal');
    if (revealed < clubCount(season)) return turn.record('drawn', { revealed });
    const names = namesDrawn(turn);
    const deductions = revoked(season.deductions);
    turn.record('drawn', { revealed, draw: 'done', names, deductions, replacements: {}, kickoffs: {} });
    turn.keep({ proposals: {} });
    turn.revokeLinks();
    for (const [clubId, name] of Object.entries(names)) {
      const key = season.entries[season.drawn[name] ?? 0]?.key;
      if (key) turn.addLink(key, Number(clubId));
    }
  },

  'draw/unseal'(turn) {
    refuseIf(!isUnderWay(turn.season), 'draw_state');
    turn.record('unsealed', { draw: 'pots', voided: turn.season.voided + 1 });
  },

  'close-groups'(turn) {
    const { season } = turn;
    refuseIf(isUnderWay(season), 'draw_state');
    refuseIf(season.places, 'groups_closed');
    const isOpen = (match: number) => openResult(season, match)?.status !== 'approved';
    const matches = groupMatchIds(season.sizes).filter(isOpen);
    refuseIf(matches.length > 0, 'groups_open', { matches });
    turn.record('closed', { places: placesEarned(turn) });
  },

  'reopen-groups'(turn) {
    refuseIf(!turn.season.places, 'groups_open');
    refuseIf(
      activeResults(turn.season).some(({ match }) => isTie(match)),
      'knockouts_begun',
    );
    turn.record('reopened', { places: null });
  },

  'finish-season'(turn, { keepClubs }) {
    const { season, state } = turn;
    refuseIf(!isFinished(season), 'season_open');
    turn.record('finished', {});
    const format = keepClubs ? formatOf(season) : DEFAULT;
    const next = newSeason(season.number + 1, turn.nextSeq, format, keepClubs ? season.names : undefined);
    const rules = { ...season.rules, closedBecause: null };
    const finished = [withoutContacts(season), ...state.finished];
    turn.state = { ...turn.state, season: { ...next, rules }, finished };
    if (!keepClubs) turn.revokeLinks();
  },

  'reopen-season'(turn) {
    const { season, state } = turn;
    const [last, ...finished] = state.finished;
    refuseIf(!last, 'unknown_season');
    const hasBegun = activeResults(season).length > 0 || isSealed(season);
    refuseIf(
      hasBegun || season.registration.state === 'open' || liveEntries(season).length > 0,
      'season_begun',
    );
    if (!last) return;
    turn.state = { ...state, season: last, finished };
    turn.record('season-reopened', {});
    const clubIds = Object.keys(season.names).map(Number);
    turn.revokeLinks(clubIds.filter((clubId) => season.names[clubId] !== last.names[clubId]));
  },

  'club-links'(turn, { clubIds }) {
    refuseIf(!clubIds.every((id: number) => id in turn.season.names), 'unknown_club');
    turn.revokeLinks(clubIds);
    for (const { clubId, key } of turn.answered.links ?? []) turn.addLink(key, clubId);
  },

  'revoke-club-link'(turn, { clubId }) {
    refuseIf(!(clubId in turn.season.names), 'unknown_club');
    const links = Object.values(turn.state.links);
    refuseIf(!links.some((link) => link.clubId === clubId && !link.isRevoked), 'no_club_link');
    turn.revokeLinks([clubId]);
  },
} satisfies Record<string, Carried>;

export const formatOf = (season: Season): Format => ({
  clubs: clubCount(season),
  groups: season.sizes.length,
  cups: season.cups,
});

function refuseIfTaken({ ...names }: Season['names'], clubId: number, name: string): void {
  const others = Object.keys(names).filter((id) => Number(id) !== clubId);
  refuseIf(
    hasName(
      others.map((id) => names[Number(id)] ?? ''),
      name,
    ),
    'invalid_club_name',
  );
}

function refuseUnlessPlaying(season: Season, clubId: number): void {
  refuseIf(isUnderWay(season), 'draw_state');
  refuseIf(!(clubId in season.names), 'unknown_club');
  refuseIf(withdrawnClubs(season).includes(clubId), 'club_withdrawn');
}

function refuseIfFixed(season: Season, format: Format): void {
  refuseIf(!isPossible(format), 'format_not_possible');
  refuseIf(activeResults(season).length > 0 || isSealed(season), 'format_fixed');
}

/** Ends what belonged to the clubs in their former places. */
function setFormat(turn: Turn, format: Format): void {
  const { season } = turn;
  const names = namesFor(format.clubs, Object.values(season.names));
  const ended = {
    replacements: {},
    deadlines: {},
    kickoffs: {},
    places: null,
    draw: 'none',
    drawn: {},
  } as const;
  const deductions = revoked(season.deductions);
  turn.record('format-set', { sizes: sizesOf(format), cups: format.cups, names, deductions, ...ended });
  turn.keep({ proposals: {} });
  turn.revokeLinks();
}

function closeRegistration(turn: Turn): void {
  const registration = { ...turn.season.registration, state: 'closed' };
  if (turn.season.registration.state === 'open') turn.record('registration-set', { registration });
}

/** The clubs in their places, from the reply to the last ball: one of each pot in each group. */
function namesDrawn({ season: { sizes, names: before }, answered }: Turn): Record<number, string> {
  const names: Record<number, string> = {};
  for (const { club, pot, group } of answered.steps ?? [])
    names[firstClubOf(sizes, GROUPS.indexOf(group)) + pot - 1] = answered.clubs[club - 1].name;
  const isWhole = Object.keys(names).join() === Object.keys(before).join();
  if (answered.steps && !isWhole) throw new Error(`the draw leaves places: ${JSON.stringify(names)}`);
  return names;
}

/** Its registration is closed, and the entry word and the private part of its entries are deleted. */
function withoutContacts(season: Season): Season {
  const entries = Object.values(season.entries).map((entry) => {
    const name = entry.isPublic ? entry.name : '';
    return [entry.number, { ...entry, name, key: null }];
  });
  const registration = { ...season.registration, state: 'closed', code: null };
  return { ...season, registration, entries: Object.fromEntries(entries) };
}

/** The line of a club in its table. */
export function figuresOf(season: Season, club: number) {
  const scores = groupMatchIds(season.sizes).flatMap((match) => {
    const result = openResult(season, match);
    const side = fixtureOf(season, match)?.sides.indexOf(club) ?? -1;
    if (result?.status !== 'approved' || side === -1) return [];
    const [own, other] =
      side === 0 ? [result.homeScore, result.awayScore] : [result.awayScore, result.homeScore];
    return { own, other, points: own > other ? 3 : own === other ? 1 : 0 };
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  const count = (points: number) => scores.filter((score) => score.points === points).length;
  const goalsFor = sum(scores.map(({ own }) => own));
  const goalsAgainst = sum(scores.map(({ other }) => other));
  const theirs = Object.values(season.deductions).filter(
    ({ clubId, isRevoked }) => clubId === club && !isRevoked,
  );
  const deducted = sum(theirs.map(({ points }) => points));
  return {
    ...{ played: scores.length, won: count(3), drawn: count(1), lost: count(0), goalsFor, goalsAgainst },
    ...{
      goalDifference: goalsFor - goalsAgainst,
      deducted,
      points: sum(scores.map(({ points }) => points)) - deducted,
    },
  };
}

/** Positive if a club's figures put it above another one; 0 if they do not decide. */
export function leadOf(season: Season, one: number, other: number): number {
  const [a, b] = [figuresOf(season, one), figuresOf(season, other)];
  return a.points - b.points || a.goalDifference - b.goalDifference || a.goalsFor - b.goalsFor;
}

/** The places in the reply: the best clubs of each group, one place each. */
function placesEarned({ season, answered }: Turn): Season['places'] {
  const places = answered.places as Season['places'];
  if (!places) return { ucl: [], uel: [] };
  const seated = [...places.ucl, ...places.uel].filter((club) => club !== null);
  const ranks = season.cups === 2 ? 4 : 2;
  const expected = season.sizes.reduce((sum, size) => sum + Math.min(size, ranks), 0);
  const areBest = season.sizes.every((_, group) => {
    const clubs = clubsOfGroup(season.sizes, group);
    const first = clubs.filter((club) => places.ucl.includes(club));
    const others = clubs.filter((club) => !places.ucl.includes(club));
    return first.length === 2 && first.every((a) => others.every((b) => leadOf(season, a, b) >= 0));
  });
  if (!areBest || seated.length !== expected || new Set(seated).size !== expected)
    throw new Error(`not the best clubs: ${JSON.stringify(places)}`);
  return places;
}
